/** Asks one after the other, again and again, so that a noisy minute is everybody's. @returns what each gave in its rounds */
export async function inTurns<One, Given>(
  all: readonly One[],
  rounds: number,
  ask: (one: One) => Promise<Given>,
): Promise<Given[][]> {
  const given: Given[][] = all.map(() => [])
  for (let round = 0; round < rounds; round++)
    for (const [index, one] of all.entries()) given[index]?.push(await ask(one))
  return given
}
