import { expect, test } from 'vitest'

import { BUDGET_BYTES, measureFirstLoads } from './first-load.ts'

const dist = new URL('../../dist/', import.meta.url)

/**
 * Two forms and the way in by passkey; a new password; and the player. The notice of a deletion under way brought 0.5 kB
 * to every page, and what keeps typed words and played seconds over a reload up to 0.8 kB more to these.
 */
const above = new Map([
  ['src/features/accounts/web/login-page.tsx', 121_600],
  ['src/features/accounts/web/reset-password-page.tsx', 120_800],
  ['src/features/videos/web/video-page.tsx', 120_600],
])

test('every public page is alive after at most 120 kB of JavaScript', async () => {
  const loads = await measureFirstLoads(dist)
  expect(loads.map(({ page }) => page)).toEqual(
    expect.arrayContaining(['src/features/home/web/home-page.tsx', 'src/features/accounts/web/login-page.tsx']),
  )
  // Less than React alone would mean that something was not counted.
  for (const { page, jsBytes } of loads) expect(jsBytes, page).toBeGreaterThan(60_000)
  const over = loads.filter(({ page, personal, jsBytes }) => !personal && jsBytes > (above.get(page) ?? BUDGET_BYTES))
  expect(over.map(({ page, jsBytes }) => `${page}: ${(jsBytes / 1000).toFixed(1)} kB`)).toEqual([])
})
