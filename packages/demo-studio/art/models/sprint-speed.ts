/** Speed of a sprint from rest as a single exponential (Furusawa, Hill & Parkinson 1927; Samozino et al. 2016). */

/** maximal speed m/s, time constant s, of a trained team-sport player. */
export const RUNNER = { maximal: 8.8, tau: 1.2 } as const
/** m/s after s seconds. */
export const speedAfter = (s: number) => RUNNER.maximal * (1 - Math.exp(-s / RUNNER.tau))
/** m covered after s seconds. */
export const distanceRun = (s: number) => RUNNER.maximal * (s - RUNNER.tau * (1 - Math.exp(-s / RUNNER.tau)))
/** N/kg and m/s where the line of horizontal force over speed meets its axes: V0 lies a little above the maximum, for the air. */
const F0 = RUNNER.maximal / RUNNER.tau
const V0 = RUNNER.maximal * 1.02
const GRAVITY = 9.81
/** Ratio of horizontal to resultant force (0…1) at a speed in m/s, where the vertical force is the body's weight (Samozino et al. 2016). */
export const ratioOfForce = (speed: number) => {
  const forward = F0 * (1 - speed / V0)
  return forward / Math.hypot(forward, GRAVITY)
}
