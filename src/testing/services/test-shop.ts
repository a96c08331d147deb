import type { FaultOrder } from '@palestra/stripe-sandbox'
import { afterAll, beforeEach } from 'vitest'

import { startAcademy, type TestAcademy } from '../academy.ts'
import { openShop, type Shop } from './shop.ts'

/**
 * The academy and shop of all tests of a file, closed after the last.
 * @param faults what the provider does wrong when a test begins; nothing when absent
 * @param options of the academy
 */
export async function openTestShop(
  faults: FaultOrder = {},
  options: Parameters<typeof startAcademy>[0] = {},
): Promise<{ academy: TestAcademy; shop: Shop }> {
  const academy = await startAcademy(options)
  const shop = openShop(academy)
  beforeEach(() => shop.breakWith({ api: [], webhooks: {}, ...faults }))
  afterAll(() => academy[Symbol.asyncDispose]())
  return { academy, shop }
}
