import { Presentation } from 'lucide-react'

import type { Menu } from '#src/web/feature.ts'

export const menu: Menu = {
  admin: [
    {
      rank: 35,
      to: '/dashboard/manage-teachers',
      text: 'teachers',
      Icon: Presentation,
      make: { to: '/dashboard/new-teacher', text: 'teacher' },
      also: ['/dashboard/new-teacher'],
    },
  ],
}
