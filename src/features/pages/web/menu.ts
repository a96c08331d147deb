import { FileText } from 'lucide-react'

import type { Menu } from '#src/web/feature.ts'

export const menu: Menu = {
  admin: [{ rank: 110, to: '/dashboard/manage-pages', text: 'pages', Icon: FileText }],
}
