import { FlaskConical } from 'lucide-react'

import type { Menu } from '#src/web/feature.ts'

export const menu: Menu = {
  admin: [
    {
      rank: 80,
      to: '/dashboard/manage-researches',
      text: 'researches',
      Icon: FlaskConical,
      make: { to: '/dashboard/manage-researches/new-research', text: 'research' },
      also: ['/dashboard/new-research'],
    },
  ],
}
