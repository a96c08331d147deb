/** A-HOME-6: these constants are the specification's; its colours are among the page's own. */
const BAR_THICKNESS = 30
const BORDER_WIDTH = 1
const LABEL = 'User'

/** New users of each month, as the bars of one colour. */
export const barsOf = (counts: number[], { colour, edge }: { colour: string; edge: string }) => ({
  label: LABEL,
  data: counts,
  backgroundColor: colour,
  barThickness: BAR_THICKNESS,
  borderRadius: 3,
  borderColor: edge,
  borderWidth: BORDER_WIDTH,
})

/** Orders of each month, as parts of a whole; `barThickness` is specified of both charts, though a pie has no bars. */
export const partsOf = (counts: number[], { colours, edge }: { colours: readonly string[]; edge: string }) => ({
  label: LABEL,
  data: counts,
  backgroundColor: counts.map((_, index) => colours[index % colours.length]),
  barThickness: BAR_THICKNESS,
  borderColor: edge,
  borderWidth: BORDER_WIDTH,
})
