/** Every explainer, in the order of the categories. */
import type { Explainer } from './catalogue-types.ts'
import { acuteChronicRatio } from './videos/acute-chronic-ratio.ts'
import { carbohydratePerHour } from './videos/carbohydrate-per-hour.ts'
import { countermovementJump } from './videos/countermovement-jump.ts'
import { criticalPower } from './videos/critical-power.ts'
import { dropJump } from './videos/drop-jump.ts'
import { expectedGoalsShots } from './videos/expected-goals-shots.ts'
import { forceDirection } from './videos/force-direction.ts'
import { forceVelocityProfile } from './videos/force-velocity-profile.ts'
import { glycogenUse } from './videos/glycogen-use.ts'
import { hamstringLateSwing } from './videos/hamstring-late-swing.ts'
import { highPress } from './videos/high-press.ts'
import { hrvReading } from './videos/hrv-reading.ts'
import { paced } from './videos/kit.ts'
import { lactateStepTest } from './videos/lactate-step-test.ts'
import { landingValgus } from './videos/landing-valgus.ts'
import { loadVelocityRelation } from './videos/load-velocity-relation.ts'
import { monotonyAndStrain } from './videos/monotony-and-strain.ts'
import { movementSolutions } from './videos/movement-solutions.ts'
import { nordicHamstring } from './videos/nordic-hamstring.ts'
import { oxygenKinetics } from './videos/oxygen-kinetics.ts'
import { passingNetwork } from './videos/passing-network.ts'
import { peakHeightVelocity } from './videos/peak-height-velocity.ts'
import { practiceVariability } from './videos/practice-variability.ts'
import { proteinDistribution } from './videos/protein-distribution.ts'
import { proteinDose } from './videos/protein-dose.ts'
import { relativeAgeEffect } from './videos/relative-age-effect.ts'
import { repeatedSprints } from './videos/repeated-sprints.ts'
import { returnCriteria } from './videos/return-criteria.ts'
import { sessionRpeWeek } from './videos/session-rpe-week.ts'
import { speedZones } from './videos/speed-zones.ts'
import { sprintSplits } from './videos/sprint-splits.ts'
import { sprintStride } from './videos/sprint-stride.ts'
import { squatMomentArms } from './videos/squat-moment-arms.ts'
import { sweatRate } from './videos/sweat-rate.ts'

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
