import { BookOpenText } from 'lucide-react'

import type { Menu } from '#src/web/feature.ts'

export const menu: Menu = {
  admin: [{ rank: 135, to: '/dashboard/books', text: 'books', Icon: BookOpenText, isBelow: true }],
}
