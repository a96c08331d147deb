import { enduranceBlogs } from './blogs/endurance-physiology.ts'
import { loadBlogs } from './blogs/load-monitoring.ts'
import { nutritionBlogs } from './blogs/nutrition.ts'
import { analysisBlogs } from './blogs/performance-analysis.ts'
import { returnBlogs } from './blogs/return-to-play.ts'
import { sprintBlogs } from './blogs/sprint-mechanics.ts'
import { strengthBlogs } from './blogs/strength-and-power.ts'
import { talentBlogs } from './blogs/talent-development.ts'
import type { DemoBlog } from './types.ts'

export const blogs: readonly DemoBlog[] = [
  ...loadBlogs,
  ...strengthBlogs,
  ...sprintBlogs,
  ...enduranceBlogs,
  ...nutritionBlogs,
  ...returnBlogs,
  ...talentBlogs,
  ...analysisBlogs,
]
