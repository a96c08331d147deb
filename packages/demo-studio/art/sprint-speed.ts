/** Speed of a sprint from rest as a single exponential (Furusawa, Hill & Parkinson 1927; Samozino et al. 2016). */

/** maximal speed m/s, time constant s, of a trained team-sport player. */
export const RUNNER = { maximal: 8.8, tau: 1.2 } as const
/** m/s after s seconds. */
export const speedAfter = (s: number) => RUNNER.maximal * (1 - Math.exp(-s / RUNNER.tau))
/** m covered after s seconds. */
export const distanceRun = (s: number) => RUNNER.maximal * (s - RUNNER.tau * (1 - Math.exp(-s / RUNNER.tau)))
/**
 * Ratio of horizontal to resultant force (0…1) at a speed in m/s: a straight line from its start value to zero near
 * maximal speed (Morin et al. 2011).
 */
export const ratioOfForce = (speed: number) => 0.47 * (1 - speed / (RUNNER.maximal * 1.02))
