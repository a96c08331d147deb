import { Coins, WalletCards } from 'lucide-react'

import type { Menu } from '#src/web/feature.ts'

export const menu: Menu = {
  admin: [
    {
      rank: 60,
      to: '/dashboard/manage-memberships',
      text: 'newMembership',
      Icon: Coins,
      make: { to: '/dashboard/new-membership', text: 'plan' },
      also: ['/dashboard/new-membership'],
    },
  ],
  learner: [{ rank: 40, to: '/dashboard/membership', text: 'membership', Icon: WalletCards }],
}
