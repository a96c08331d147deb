import { Award } from 'lucide-react'

import type { Menu } from '#src/web/feature.ts'

export const menu: Menu = {
  learner: [{ rank: 30, to: '/dashboard/certificates', text: 'certificates', Icon: Award, inBar: true }],
}
