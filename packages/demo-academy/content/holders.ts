// Who of the crowd holds a plan, since when, and whether they will go on.
import type { DemoCrowdMember, DemoHolder } from './crowd-types.ts'
import { sharesFrom, type Shares } from './shares.ts'

const HOLDERS = 26
/** The plans have been on sale so long. */
const ON_SALE_DAYS = 170
/** Of those who pay each month. */
const [LEAVING, UNPAID] = [3, 1]
/** A card that fails at the renewal of a month has failed some days ago, and is tried again. */
const UNPAID_DAYS = 33

/** So many of a hundred. Nobody buys the smallest one for a year. */
const sold: readonly (readonly [number, Pick<DemoHolder, 'plan' | 'duration'>])[] = [
  [38, { plan: 'Basic', duration: 'month' }],
  [30, { plan: 'Silver', duration: 'month' }],
  [14, { plan: 'Silver', duration: 'year' }],
  [12, { plan: 'Gold', duration: 'month' }],
  [6, { plan: 'Gold', duration: 'year' }],
]

function planBy(share: Shares): Pick<DemoHolder, 'plan' | 'duration'> {
  const drawn = share() * 100
  let sum = 0
  const found = sold.find(([percent]) => (sum += percent) > drawn)
  if (!found) throw new Error('the shares of the plans are less than a hundred')
  return found[1]
}

/** @returns who holds a plan, nobody twice */
export function drawHolders(members: readonly DemoCrowdMember[]): DemoHolder[] {
  const share = sharesFrom(20_261_129)
  const left = members.flatMap(({ joinedDaysAgo }, member) =>
    joinedDaysAgo > UNPAID_DAYS ? [{ member, joinedDaysAgo }] : [],
  )
  const holders = Array.from({ length: HOLDERS }, (): DemoHolder => {
    const [taken] = left.splice(Math.floor(share() * left.length), 1)
    if (!taken) throw new Error('nobody is left to hold a plan')
    const { member, joinedDaysAgo } = taken
    const daysAgo = Math.max(0.4, Math.min(joinedDaysAgo, ON_SALE_DAYS) * (1 - share() ** 0.8))
    return { member, ...planBy(share), daysAgo, outcome: 'renews' }
  })
  const monthly = holders.filter(({ duration }) => duration === 'month')
  return holders.map(holder => {
    const place = monthly.indexOf(holder)
    if (place < 0 || place >= LEAVING + UNPAID) return holder
    return place < UNPAID ? { ...holder, daysAgo: UNPAID_DAYS, outcome: 'unpaid' } : { ...holder, outcome: 'leaves' }
  })
}
