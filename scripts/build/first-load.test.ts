import { expect, test } from 'vitest'

import { BUDGET_BYTES, measureFirstLoads } from './first-load.ts'

const dist = new URL('../../dist/', import.meta.url)

test('every public page is alive after at most 120 kB of JavaScript', async () => {
  const loads = await measureFirstLoads(dist)
  expect(loads.map(({ page }) => page)).toEqual(
    expect.arrayContaining(['src/features/home/web/home-page.tsx', 'src/features/accounts/web/login-page.tsx']),
  )
  // Less than React alone would mean that something was not counted.
  for (const { page, jsBytes } of loads) expect(jsBytes, page).toBeGreaterThan(60_000)
  const over = loads.filter(({ personal, jsBytes }) => !personal && jsBytes > BUDGET_BYTES)
  expect(over.map(({ page, jsBytes }) => `${page}: ${(jsBytes / 1000).toFixed(1)} kB`)).toEqual([])
})
