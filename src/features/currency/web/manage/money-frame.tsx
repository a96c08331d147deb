import { ManageAcademy } from '#src/features/identity/web/manage/manage-academy.tsx'

/** The frame of the academy's settings: a route of its own, as each module may be one route alone. */
export function MoneyFrame() {
  return <ManageAcademy />
}
