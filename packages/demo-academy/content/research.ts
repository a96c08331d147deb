import { enduranceResearch } from './research/endurance-physiology.ts'
import { loadResearch } from './research/load-monitoring.ts'
import { nutritionResearch } from './research/nutrition.ts'
import { analysisResearch } from './research/performance-analysis.ts'
import { returnResearch } from './research/return-to-play.ts'
import { sprintResearch } from './research/sprint-mechanics.ts'
import { strengthResearch } from './research/strength-and-power.ts'
import { talentResearch } from './research/talent-development.ts'
import type { ResearchItem } from './types.ts'

export const research: readonly ResearchItem[] = [
  ...loadResearch,
  ...strengthResearch,
  ...sprintResearch,
  ...enduranceResearch,
  ...nutritionResearch,
  ...returnResearch,
  ...talentResearch,
  ...analysisResearch,
]
