import { NotebookPen } from 'lucide-react'

import type { Menu } from '#src/web/feature.ts'

export const menu: Menu = {
  learner: [{ rank: 35, to: '/dashboard/notes', text: 'notes', Icon: NotebookPen, inBar: true }],
}
