import { ClipboardList } from 'lucide-react'

import type { Menu } from '#src/web/feature.ts'

export const menu: Menu = {
  admin: [
    {
      rank: 50,
      to: '/dashboard/manage-applications',
      text: 'applications',
      Icon: ClipboardList,
      make: { to: '/dashboard/manage-applications/new-application', text: 'application' },
    },
  ],
}
