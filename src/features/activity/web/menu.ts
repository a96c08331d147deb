import { History } from 'lucide-react'

import type { Menu } from '#src/web/feature.ts'

export const menu: Menu = {
  admin: [{ rank: 140, to: '/dashboard/activity', text: 'activity', Icon: History }],
}
