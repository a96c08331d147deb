import { House } from 'lucide-react'

import type { Menu } from '#src/web/feature.ts'

export const menu: Menu = {
  learner: [{ rank: 5, to: '/dashboard/home', text: 'learnerHome', Icon: House, inBar: true }],
}
