/** Nutrition models: protein synthesis after a meal, glycogen use and refilling. Plausible shapes from the sources named. */

/** Dose (g/kg) that stimulates synthesis almost fully in young adults (Moore et al. 2015), and the rise at the plateau, %. */
export const PROTEIN = { enough: 0.24, target: 0.3, plateau: 90 } as const
/** Rise of myofibrillar protein synthesis over fasting, %, after a dose in g/kg: a ramp with a rounded corner, then flat. */
export const synthesisRise = (dose: number) => PROTEIN.plateau * Math.tanh((1.15 * dose) / PROTEIN.enough)
/** Course of that rise over the hours after a meal, 0…1: peaks near 1.5 h and is gone after about 5 h. */
export const mealCourse = (hours: number) =>
  hours <= 0 || hours > 6 ? 0 : (hours / 1.5) ** 1.5 * Math.exp(1.5 * (1 - hours / 1.5))

/** Muscle glycogen (mmol/kg dry mass) after minutes at a share of maximal oxygen uptake: half-life falls with intensity. */
export const glycogenAfter = (minutes: number, intensity: number) =>
  500 * Math.exp(-minutes * 0.0062 * (intensity / 0.6) ** 2.9)
/** Refilling over hours towards full stores with carbohydrate in g/kg per day: about 5 % of stores an hour when intake is high. */
export const glycogenRefilled = (from: number, hours: number, intake: number) =>
  from + (500 - from) * (1 - Math.exp((-hours * Math.min(intake, 9)) / 100))
