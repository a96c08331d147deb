import { endurancePosts } from './blogs/endurance-physiology.ts'
import { loadPosts } from './blogs/load-monitoring.ts'
import { nutritionPosts } from './blogs/nutrition.ts'
import { analysisPosts } from './blogs/performance-analysis.ts'
import { returnPosts } from './blogs/return-to-play.ts'
import { sprintPosts } from './blogs/sprint-mechanics.ts'
import { strengthPosts } from './blogs/strength-and-power.ts'
import { talentPosts } from './blogs/talent-development.ts'
import type { BlogPost } from './types.ts'

export const blogs: readonly BlogPost[] = [
  ...loadPosts,
  ...strengthPosts,
  ...sprintPosts,
  ...endurancePosts,
  ...nutritionPosts,
  ...returnPosts,
  ...talentPosts,
  ...analysisPosts,
]
