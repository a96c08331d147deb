/** Every explainer, in the order of the categories. */
import type { Explainer } from './catalogue-types.ts'
import { acuteChronicRatio } from './videos/acute-chronic-ratio.ts'
import { countermovementJump } from './videos/countermovement-jump.ts'
import { highPress } from './videos/high-press.ts'
import { paced } from './videos/kit.ts'
import { monotonyAndStrain } from './videos/monotony-and-strain.ts'
import { sessionRpeWeek } from './videos/session-rpe-week.ts'
import { speedZones } from './videos/speed-zones.ts'
import { sprintStride } from './videos/sprint-stride.ts'

/** Films that say how much slower than life they are keep their own time. */
export const explainers: readonly Explainer[] = [
  ...[sessionRpeWeek, monotonyAndStrain, acuteChronicRatio, speedZones].map(paced),
  countermovementJump,
  sprintStride,
  paced(highPress),
]
