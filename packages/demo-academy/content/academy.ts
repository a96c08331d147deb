import catalogue from '../media/catalogue.json' with { type: 'json' }
import { courseViews, enrolments } from './activity.ts'
import { categories } from './categories.ts'
import { enduranceCourses, enduranceVideos } from './courses/endurance-physiology.ts'
import { loadCourses, loadVideos } from './courses/load-monitoring.ts'
import { nutritionCourses, nutritionVideos } from './courses/nutrition.ts'
import { analysisCourses, analysisVideos } from './courses/performance-analysis.ts'
import { returnCourses, returnVideos } from './courses/return-to-play.ts'
import { sprintCourses, sprintVideos } from './courses/sprint-mechanics.ts'
import { strengthCourses, strengthVideos } from './courses/strength-and-power.ts'
import { talentCourses, talentVideos } from './courses/talent-development.ts'
import { accelerationExercises } from './exercises/acceleration.ts'
import { aclExercises } from './exercises/acl-rehabilitation.ts'
import { acuteChronicExercises } from './exercises/acute-chronic-load.ts'
import { carbohydrateExercises } from './exercises/carbohydrate-fuelling.ts'
import { expectedGoalsExercises } from './exercises/expected-goals.ts'
import { growthExercises } from './exercises/growth-and-maturation.ts'
import { variabilityExercises } from './exercises/heart-rate-variability.ts'
import { jumpExercises } from './exercises/jump-testing.ts'
import { lactateExercises } from './exercises/lactate-threshold.ts'
import { limbExercises } from './exercises/limb-symmetry.ts'
import { velocityExercises } from './exercises/maximal-velocity.ts'
import { passingExercises } from './exercises/passing-networks.ts'
import { proteinExercises } from './exercises/protein-for-athletes.ts'
import { sessionLoadExercises } from './exercises/session-load.ts'
import { skillExercises } from './exercises/skill-acquisition.ts'
import { squatExercises } from './exercises/squat-mechanics.ts'
import { heroSlides } from './hero.ts'
import { accelerationLessons } from './lessons/acceleration.ts'
import { aclLessons } from './lessons/acl-rehabilitation.ts'
import { aclReturnLessons } from './lessons/acl-return.ts'
import { acuteChronicLessons } from './lessons/acute-chronic-load.ts'
import { carbohydrateLessons } from './lessons/carbohydrate-fuelling.ts'
import { expectedGoalsLessons } from './lessons/expected-goals.ts'
import { figuresToTry } from './lessons/figures-to-try.ts'
import { growthLessons } from './lessons/growth-and-maturation.ts'
import { variabilityLessons } from './lessons/heart-rate-variability.ts'
import { jumpLessons } from './lessons/jump-testing.ts'
import { lactateLessons } from './lessons/lactate-threshold.ts'
import { referenceLessons } from './lessons/limb-references.ts'
import { symmetryLessons } from './lessons/limb-symmetry.ts'
import { maximalVelocityLessons } from './lessons/maximal-velocity.ts'
import { networkLessons } from './lessons/passing-networks.ts'
import { proteinLessons } from './lessons/protein-for-athletes.ts'
import { sessionLoadLessons } from './lessons/session-load.ts'
import { skillLessons } from './lessons/skill-acquisition.ts'
import { squatLessons } from './lessons/squat-mechanics.ts'
import { partners } from './partners.ts'
import { people } from './people.ts'
import { enduranceReviews } from './reviews/endurance-physiology.ts'
import { loadReviews } from './reviews/load-monitoring.ts'
import { nutritionReviews } from './reviews/nutrition.ts'
import { analysisReviews } from './reviews/performance-analysis.ts'
import { returnReviews } from './reviews/return-to-play.ts'
import { sprintReviews } from './reviews/sprint-mechanics.ts'
import { strengthReviews } from './reviews/strength-and-power.ts'
import { talentReviews } from './reviews/talent-development.ts'
import type { DemoAcademy, DemoVideo } from './types.ts'

/** A lesson that says what its film shows: several share one, and each adds something of its own in words. */
function withFilm(video: DemoVideo): DemoVideo {
  const film = catalogue.videos.find(one => one.slug === video.explainer)
  return { ...video, description: `${video.description} The film shows ${film?.shows ?? ''}.` }
}

export const academy: DemoAcademy = {
  categories,
  courses: [
    ...loadCourses,
    ...strengthCourses,
    ...sprintCourses,
    ...enduranceCourses,
    ...nutritionCourses,
    ...returnCourses,
    ...talentCourses,
    ...analysisCourses,
  ],
  videos: [
    ...loadVideos,
    ...strengthVideos,
    ...sprintVideos,
    ...enduranceVideos,
    ...nutritionVideos,
    ...returnVideos,
    ...talentVideos,
    ...analysisVideos,
  ].map(withFilm),
  written: [
    ...sessionLoadLessons,
    ...sessionLoadExercises,
    ...jumpExercises,
    ...lactateExercises,
    ...proteinExercises,
    ...aclExercises,
    ...limbExercises,
    ...accelerationExercises,
    ...acuteChronicExercises,
    ...carbohydrateExercises,
    ...expectedGoalsExercises,
    ...growthExercises,
    ...variabilityExercises,
    ...velocityExercises,
    ...passingExercises,
    ...skillExercises,
    ...squatExercises,
    ...acuteChronicLessons,
    ...jumpLessons,
    ...squatLessons,
    ...maximalVelocityLessons,
    ...accelerationLessons,
    ...lactateLessons,
    ...variabilityLessons,
    ...proteinLessons,
    ...carbohydrateLessons,
    ...aclLessons,
    ...aclReturnLessons,
    ...symmetryLessons,
    ...referenceLessons,
    ...growthLessons,
    ...skillLessons,
    ...networkLessons,
    ...expectedGoalsLessons,
    ...figuresToTry,
  ],
  heroSlides,
  partners,
  people,
  enrolments,
  // The two newest courses have no review, so that unrated courses can be seen too.
  reviews: [
    ...loadReviews,
    ...strengthReviews,
    ...sprintReviews,
    ...enduranceReviews,
    ...nutritionReviews,
    ...returnReviews,
    ...talentReviews,
    ...analysisReviews,
  ],
  courseViews,
}
