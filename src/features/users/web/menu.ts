import { Users } from 'lucide-react'

import type { Menu } from '#src/web/feature.ts'

export const menu: Menu = {
  admin: [
    { rank: 120, to: '/dashboard/manage-users', text: 'users', Icon: Users, also: ['/dashboard/manage-certificates'] },
  ],
}
