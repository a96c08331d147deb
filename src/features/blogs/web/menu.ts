import { Newspaper } from 'lucide-react'

import type { Menu } from '#src/web/feature.ts'

export const menu: Menu = {
  admin: [
    {
      rank: 40,
      to: '/dashboard/manage-blogs',
      text: 'blogs',
      Icon: Newspaper,
      make: { to: '/dashboard/manage-blogs/new-blog', text: 'blog' },
    },
  ],
}
