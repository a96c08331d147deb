import { LayoutTemplate } from 'lucide-react'

import type { Menu } from '#src/web/feature.ts'

export const menu: Menu = {
  admin: [
    {
      rank: 70,
      to: '/dashboard/update-hero',
      text: 'landingPage',
      Icon: LayoutTemplate,
      also: ['/dashboard/update-statistics'],
    },
  ],
}
