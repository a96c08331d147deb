import { TicketPercent } from 'lucide-react'

import type { Menu } from '#src/web/feature.ts'

export const menu: Menu = {
  admin: [
    {
      rank: 132,
      to: '/dashboard/manage-coupons',
      text: 'coupons',
      Icon: TicketPercent,
      isBelow: true,
    },
  ],
}
