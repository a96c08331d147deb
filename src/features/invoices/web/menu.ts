import { ReceiptText } from 'lucide-react'

import type { Menu } from '#src/web/feature.ts'

export const menu: Menu = {
  learner: [{ rank: 45, to: '/dashboard/billing', text: 'payments', Icon: ReceiptText }],
}
