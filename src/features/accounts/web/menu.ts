import { Settings, UserRound } from 'lucide-react'

import type { Menu } from '#src/web/feature.ts'

export const menu: Menu = {
  admin: [{ rank: 150, to: '/dashboard/profile', text: 'account', Icon: Settings }],
  learner: [{ rank: 10, to: '/dashboard/profile', text: 'profile', Icon: UserRound, inBar: true }],
}
