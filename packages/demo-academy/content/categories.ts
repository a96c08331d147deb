import type { DemoCategory } from './types.ts'

export const categories: readonly DemoCategory[] = [
  { slug: 'load-monitoring', name: 'load monitoring' },
  { slug: 'strength-and-power', name: 'strength and power' },
  { slug: 'sprint-mechanics', name: 'sprint mechanics' },
  { slug: 'endurance-physiology', name: 'endurance physiology' },
  { slug: 'nutrition', name: 'nutrition' },
  { slug: 'return-to-play', name: 'return to play' },
  { slug: 'talent-development', name: 'talent development' },
  { slug: 'performance-analysis', name: 'performance analysis' },
]
