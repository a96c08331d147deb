/** The covers of the blog posts, in the order of the posts. */
import { analysisCovers } from './covers/analysis.ts'
import { enduranceCovers } from './covers/endurance.ts'
import type { Cover } from './covers/kit.ts'
import { loadCovers } from './covers/load.ts'
import { nutritionCovers } from './covers/nutrition.ts'
import { returnCovers } from './covers/return.ts'
import { sprintCovers } from './covers/sprint.ts'
import { strengthCovers } from './covers/strength.ts'
import { talentCovers } from './covers/talent.ts'

export const covers: readonly Cover[] = [
  ...loadCovers,
  ...strengthCovers,
  ...sprintCovers,
  ...enduranceCovers,
  ...nutritionCovers,
  ...returnCovers,
  ...talentCovers,
  ...analysisCovers,
]
