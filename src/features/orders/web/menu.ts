import { ShoppingBag } from 'lucide-react'

import type { Menu } from '#src/web/feature.ts'

export const menu: Menu = {
  admin: [
    {
      rank: 130,
      to: '/dashboard/manage-orders',
      text: 'orders',
      Icon: ShoppingBag,
      inBar: true,
      also: ['/dashboard/manage-coupons', '/dashboard/new-coupon', '/dashboard/books'],
    },
  ],
}
