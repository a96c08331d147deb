import { expect, test } from 'vitest'

import { contentSecurityPolicy } from './csp.ts'

const site = (scriptUrl: string) => ({ site: { payments: { scriptUrl } } })
const stripe = site('https://js.stripe.com/endive/stripe.js')

/** The sources of each directive. */
const read = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map(directive => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

test('T60 ASVS 1.3.2 a page takes everything from here and nothing inline', () => {
  const policy = read(contentSecurityPolicy({ dev: false, ...stripe }))
  expect(policy).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
  const scripts = [policy['script-src'], policy['default-src'], policy['worker-src']].flat().join(' ')
  expect(scripts).not.toMatch(/unsafe|data:|blob:|\*|https?:/)
})

test('T60 ASVS 3.4.3 only the payment page lets the card provider in, and only its own hosts', () => {
  const policy = read(contentSecurityPolicy({ dev: false, payment: true, ...stripe }))
  expect(policy['script-src']).toContain('https://js.stripe.com')
  expect(policy['frame-src']).toContain('https://hooks.stripe.com')
  const hosts = Object.values(policy)
    .flat()
    .filter(source => source.startsWith('http'))
  expect(hosts.filter(host => !/^https:\/\/([*\w]+\.)*stripe\.com$/.test(host))).toEqual([])
  expect(Object.values(policy).flat().join(' ')).not.toContain('unsafe-eval')
})

test('T60 ASVS 3.4.6 the sandbox is our own host: its payment page needs no other', () => {
  const policy = contentSecurityPolicy({ dev: false, payment: true, ...site('/sandbox-pay/v3.js') })
  expect(policy).not.toMatch(/https?:/)
  const lookalike = contentSecurityPolicy({ dev: false, payment: true, ...site('https://evilstripe.com/v3.js') })
  expect(lookalike).not.toContain('https://evilstripe.com https://*.js.stripe.com')
})

test('T60 ASVS 3.5.5 a page that uploads may call the storage, and no other page may', () => {
  const uploading = read(contentSecurityPolicy({ dev: false, uploadsTo: 'https://s3.example', ...stripe }))
  expect(uploading).toEqual({
    ...read(contentSecurityPolicy({ dev: false, ...stripe })),
    'connect-src': ["'self'", 'https://s3.example'],
  })
})
