import { LayoutDashboard } from 'lucide-react'

import type { Menu } from '#src/web/feature.ts'

export const menu: Menu = {
  admin: [{ rank: 10, to: '/dashboard', text: 'home', Icon: LayoutDashboard, end: true, inBar: true }],
}
