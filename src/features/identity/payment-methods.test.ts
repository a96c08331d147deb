import { expect, test } from 'vitest'

import { startAcademy } from '#src/testing/academy.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { confirmByPassword } from '#src/testing/factors.ts'
import { chargilyKey } from '#src/testing/services/chargily.ts'
import { methodsOf } from '#src/wire/money/methods.ts'

const given = { offersCard: true, offersTransfer: false, offersChargily: true, transferAccount: '', transferDays: 7 }

async function open(environment: Record<string, string>) {
  const academy = await startAcademy({ environment })
  const { client } = await seedUser(academy, { role: 'admin' })
  await confirmByPassword(client)
  const path = '/api/admin/settings/payments'
  return {
    academy,
    read: async () => (await client.get(path)).body.settings,
    save: (fields: object = {}) => client.put(path, { ...given, ...fields }),
  }
}

test.each([
  [{}, 'no-key'],
  [{ CHARGILY_SECRET_KEY: chargilyKey }, 'no-dzd'],
] as const)('Chargily is not offered without its key, nor in another currency: %j', async (environment, chargily) => {
  const { academy, read, save } = await open({ ...environment })
  await using _ = academy
  expect(await read()).toMatchObject({ chargily, offersChargily: false })
  expect((await save()).body.code).toBe('no-chargily')
  expect((await save({ offersChargily: false })).status).toBe(200)
  // As where the key was taken away, or the currency is another one by now.
  await academy.asOwner('update academy_settings set offers_chargily = true')
  expect(await read()).toMatchObject({ chargily, offersChargily: false })
})

test('Chargily can be the only way to pay, and what is chosen counts at once', async () => {
  const { academy, read, save } = await open({ CHARGILY_SECRET_KEY: chargilyKey, ACADEMY_CURRENCY: 'dzd' })
  await using _ = academy
  expect(await read()).toMatchObject({ chargily: 'test', offersChargily: false })
  expect((await save({ offersCard: false, offersChargily: false })).body.code).toBe('no-method')
  expect((await save({ offersCard: false })).body.settings).toMatchObject({ offersChargily: true, chargily: 'test' })
  const offered = () => {
    const { offersCard, offersChargily, transfer } = academy.services.identity()
    return methodsOf({ offersCard, offersChargily, offersTransfer: transfer !== null })
  }
  await expect.poll(offered).toEqual(['chargily'])
})
