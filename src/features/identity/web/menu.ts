import { Building2 } from 'lucide-react'

import type { Menu } from '#src/web/feature.ts'

export const menu: Menu = {
  admin: [{ rank: 115, to: '/dashboard/settings', text: 'academy', Icon: Building2 }],
}
