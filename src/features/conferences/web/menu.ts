import { CalendarDays } from 'lucide-react'

import type { Menu } from '#src/web/feature.ts'

export const menu: Menu = {
  admin: [
    {
      rank: 90,
      to: '/dashboard/manage-conferences',
      text: 'conference',
      Icon: CalendarDays,
      make: { to: '/dashboard/new-conference', text: 'conference' },
      also: ['/dashboard/new-conference'],
    },
  ],
}
