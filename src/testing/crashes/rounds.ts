import { setTimeout as sleep } from 'node:timers/promises'

import type pg from 'pg'

import { seconds } from '#src/wire/durations.ts'

import { startProcess } from './academy-process.ts'
import { newTally, purchase, type Tally } from './buyers.ts'
import { countAll, findDoubles, findLost } from './verify.ts'
import { openWorld, type World } from './world.ts'

export type PaymentCrashReport = Pick<Tally, 'paid' | 'attempts' | 'turnedAway'> & {
  readonly acknowledged: number
  /** Acknowledged payments without their course, looked at after every kill and at the end. */
  readonly lost: readonly string[]
  readonly doubles: readonly string[]
  readonly counts: Record<string, number>
  /** What went wrong in a purchase: refusals that nobody should get. */
  readonly failures: readonly string[]
}

export type PaymentCrashOptions = {
  readonly rounds: number
  /** Of an empty database. */
  readonly settings: pg.PoolConfig
  /** The control: the webhook answers before it works. */
  readonly hasty?: boolean
  readonly onRound?: (round: number, tally: Tally) => void
}

const BUYERS = 12

/**
 * Kills an academy in the middle of purchases and webhooks, `rounds` times, and lets everybody try again until they are
 * through (R1, R2).
 */
export async function runPaymentCrashes(options: PaymentCrashOptions): Promise<PaymentCrashReport> {
  const { rounds, settings, hasty = false, onRound } = options
  const world = await openWorld(settings)
  const tally = newTally()
  const lost = new Set<string>()
  const buyers = startBuyers(world, tally)
  try {
    for (let round = 1; round <= rounds; round += 1) {
      world.slowDown()
      const academy = await startProcess(world.environment, hasty)
      await someProgress(tally)
      await academy.kill()
      for (const id of await findLost(world, tally.acknowledged)) lost.add(id)
      onRound?.(round, tally)
    }
    const academy = await startProcess(world.environment, hasty)
    await buyers.finish()
    await academy.stop()
    for (const id of await findLost(world, tally.acknowledged)) lost.add(id)
    const { paid, attempts, turnedAway, acknowledged } = tally
    const [doubles, counts] = [await findDoubles(world), await countAll(world)]
    return {
      paid,
      attempts,
      turnedAway,
      acknowledged: acknowledged.size,
      lost: [...lost],
      doubles,
      counts,
      failures: buyers.failures,
    }
  } finally {
    await buyers.finish()
    await world.close()
  }
}

/** Waits for none to nine acknowledged payments, and a moment more: on a busy machine time alone would bring none. */
async function someProgress({ acknowledged }: Tally): Promise<void> {
  const wanted = acknowledged.size + Math.floor(Math.random() * 10)
  for (const end = Date.now() + seconds(15); acknowledged.size < wanted && Date.now() < end;) await sleep(10)
  await sleep(Math.random() * 300)
}

/** Several people buy at the same time, one after the other at each counter, until `finish`. */
export function startBuyers(world: World, tally: Tally) {
  let isClosing = false
  const failures: string[] = []
  const counter = async () => {
    while (!isClosing) {
      await purchase(world, tally).catch((error: unknown) => failures.push(String(error)))
    }
  }
  const counters = Array.from({ length: BUYERS }, counter)
  const finish = async () => {
    isClosing = true
    await Promise.all(counters)
  }
  return { finish, failures }
}
