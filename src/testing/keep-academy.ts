import { afterAll } from 'vitest'

import { startAcademy, type TestAcademy } from './academy.ts'

/** The academy of all tests of a file, closed after the last. */
export async function keepAcademy(options: Parameters<typeof startAcademy>[0] = {}): Promise<TestAcademy> {
  const academy = await startAcademy(options)
  afterAll(() => academy[Symbol.asyncDispose]())
  return academy
}
