/** Every explainer, in the order of the categories. */
import type { Explainer } from './catalogue-types.ts'
import { expectedGoalsShots } from './videos/analysis/expected-goals-shots.ts'
import { highPress } from './videos/analysis/high-press.ts'
import { passingNetwork } from './videos/analysis/passing-network.ts'
import { criticalPower } from './videos/endurance/critical-power.ts'
import { hrvReading } from './videos/endurance/hrv-reading.ts'
import { lactateStepTest } from './videos/endurance/lactate-step-test.ts'
import { oxygenKinetics } from './videos/endurance/oxygen-kinetics.ts'
import { paced } from './videos/kit.ts'
import { acuteChronicRatio } from './videos/load/acute-chronic-ratio.ts'
import { monotonyAndStrain } from './videos/load/monotony-and-strain.ts'
import { sessionRpeWeek } from './videos/load/session-rpe-week.ts'
import { speedZones } from './videos/load/speed-zones.ts'
import { carbohydratePerHour } from './videos/nutrition/carbohydrate-per-hour.ts'
import { glycogenUse } from './videos/nutrition/glycogen-use.ts'
import { proteinDistribution } from './videos/nutrition/protein-distribution.ts'
import { proteinDose } from './videos/nutrition/protein-dose.ts'
import { sweatRate } from './videos/nutrition/sweat-rate.ts'
import { landingValgus } from './videos/return/landing-valgus.ts'
import { nordicHamstring } from './videos/return/nordic-hamstring.ts'
import { returnCriteria } from './videos/return/return-criteria.ts'
import { forceDirection } from './videos/sprint/force-direction.ts'
import { hamstringLateSwing } from './videos/sprint/hamstring-late-swing.ts'
import { repeatedSprints } from './videos/sprint/repeated-sprints.ts'
import { sprintSplits } from './videos/sprint/sprint-splits.ts'
import { sprintStride } from './videos/sprint/sprint-stride.ts'
import { countermovementJump } from './videos/strength/countermovement-jump.ts'
import { dropJump } from './videos/strength/drop-jump.ts'
import { forceVelocityProfile } from './videos/strength/force-velocity-profile.ts'
import { loadVelocityRelation } from './videos/strength/load-velocity-relation.ts'
import { squatMomentArms } from './videos/strength/squat-moment-arms.ts'
import { movementSolutions } from './videos/talent/movement-solutions.ts'
import { peakHeightVelocity } from './videos/talent/peak-height-velocity.ts'
import { practiceVariability } from './videos/talent/practice-variability.ts'
import { relativeAgeEffect } from './videos/talent/relative-age-effect.ts'

/** Videos that say how much slower than life they are keep their own time. */
export const explainers: readonly Explainer[] = [
  ...[sessionRpeWeek, monotonyAndStrain, acuteChronicRatio, speedZones].map(paced),
  countermovementJump,
  dropJump,
  ...[forceVelocityProfile, squatMomentArms, loadVelocityRelation].map(paced),
  sprintStride,
  sprintSplits,
  paced(forceDirection),
  hamstringLateSwing,
  ...[repeatedSprints, lactateStepTest, oxygenKinetics, criticalPower, hrvReading].map(paced),
  ...[proteinDistribution, proteinDose, carbohydratePerHour, glycogenUse, sweatRate].map(paced),
  ...[landingValgus, nordicHamstring, returnCriteria].map(paced),
  ...[peakHeightVelocity, relativeAgeEffect, movementSolutions, practiceVariability].map(paced),
  ...[highPress, passingNetwork, expectedGoalsShots].map(paced),
]
