import { readFile } from 'node:fs/promises'

import { openSandbox } from '@palestra/stripe-sandbox/testing/open-sandbox'
import { expect, test } from 'vitest'

import { createEndpoint, findEndpoint, handledEvents, webhookVersion } from './webhooks.ts'

test('D-5 T85 the manual names every event that is acted on, and the version that is read', async () => {
  const manual = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
  const [, part = ''] = manual.split('\n## Stripe\n')
  const named = part.match(/`(?:payment_intent|charge|refund|checkout|customer|invoice)[\w.]+`/g) ?? []
  expect(named.map(name => name.slice(1, -1)).toSorted()).toEqual([...handledEvents].toSorted())
  expect(part).toContain(`\`${webhookVersion}\``)
  expect(part).toContain('/dashboard/membership?checkout={CHECKOUT_SESSION_ID}')
})

test('T25 the provider is asked what its endpoint lacks, and gets one that lacks nothing', async () => {
  const shop = await openSandbox()
  const keys = { secretKey: 'sk_test_sandbox', publishableKey: 'pk_test_sandbox', webhookSecret: 'whsec_1' }
  const asking = { keys, apiUrl: shop.sandbox.apiUrl.href }
  const url = 'https://academy.example/api/webhooks/stripe'
  expect(await findEndpoint(asking, url)).toEqual({ is: 'missing' })
  const made = await shop.stripe.webhookEndpoints.create({ url, enabled_events: ['payment_intent.succeeded'] })
  const poor = await findEndpoint(asking, url)
  expect(poor).toMatchObject({ is: 'there', isEnabled: true, version: null })
  expect(poor.is === 'there' && poor.missing).toEqual(handledEvents.filter(type => type !== 'payment_intent.succeeded'))
  await shop.stripe.webhookEndpoints.update(made.id, { enabled_events: ['*'], disabled: true })
  expect(await findEndpoint(asking, url)).toMatchObject({ isEnabled: false, missing: [] })
  await shop.stripe.webhookEndpoints.del(made.id)
  expect(await createEndpoint(asking, url)).toMatch(/^whsec_/)
  expect(await findEndpoint(asking, url)).toMatchObject({ isEnabled: true, missing: [], version: webhookVersion })
  await shop.close()
})
