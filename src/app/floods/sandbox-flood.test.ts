import { expect, test } from 'vitest'

import { startAcademy } from '#src/testing/academy.ts'

test('T105 one address opens the payment links of the sandbox and asks for its pages as often as for those of the site', async () => {
  await using academy = await startAcademy({ environment: { READS_PER_MINUTE: '100' } })
  const client = academy.client()
  const statusesOf = async (asks: number, path: string) => {
    const statuses: number[] = []
    for (let n = 0; n < asks; n += 1) statuses.push((await client.get(path)).status)
    return statuses
  }
  expect(await statusesOf(12, '/sandbox-pay/b/none')).toEqual([...Array(10).fill(404), 429, 429])
  expect(await statusesOf(90, '/sandbox-pay/card')).toEqual([...Array(88).fill(200), 429, 429])
})
