/** The figures of the research items, in the order of the items. */
import type { Cover } from './covers/kit.ts'
import { analysisFigures } from './figures/analysis.ts'
import { enduranceFigures } from './figures/endurance.ts'
import { loadFigures } from './figures/load.ts'
import { nutritionFigures } from './figures/nutrition.ts'
import { returnFigures } from './figures/return.ts'
import { sprintFigures } from './figures/sprint.ts'
import { strengthFigures } from './figures/strength.ts'
import { talentFigures } from './figures/talent.ts'

export const figures: readonly Cover[] = [
  ...loadFigures,
  ...strengthFigures,
  ...sprintFigures,
  ...enduranceFigures,
  ...nutritionFigures,
  ...returnFigures,
  ...talentFigures,
  ...analysisFigures,
]
