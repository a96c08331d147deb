import { Handshake } from 'lucide-react'

import type { Menu } from '#src/web/feature.ts'

export const menu: Menu = {
  admin: [{ rank: 100, to: '/dashboard/partners', text: 'partners', Icon: Handshake }],
}
