// The rail of the dashboard, per role (A-SH-1, L-DASH-1). The administrators' first ten words are the specification's.

import type { Viewer } from '#src/web/calls/page-data.ts'
import type { Menu, Place } from '#src/web/feature.ts'

const all = Object.values(import.meta.glob<Menu>('../features/*/web/menu.ts', { eager: true, import: 'menu' }))

const menuOf = (role: Viewer['role']): readonly Place[] =>
  all.flatMap(menu => menu[role] ?? []).toSorted((one, other) => one.rank - other.rank)

export const menus: Readonly<Record<Viewer['role'], readonly Place[]>> = {
  admin: menuOf('admin'),
  learner: menuOf('learner'),
}
