import { Film } from 'lucide-react'

import type { Menu } from '#src/web/feature.ts'

export const menu: Menu = {
  admin: [
    {
      rank: 30,
      to: '/dashboard/manage-videos',
      text: 'videos',
      Icon: Film,
      make: { to: '/dashboard/manage-videos/new-video', text: 'video' },
    },
  ],
}
