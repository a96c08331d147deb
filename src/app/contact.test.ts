// How people reach the academy, as its configuration says it.
import { expect, test } from 'vitest'

import { createLog } from '#src/server/observability/log.ts'
import { ConfigError, readConfig } from '#src/server/settings/env.ts'

import { production } from '../testing/starting/production.ts'
import { warnOfContact } from './contact.ts'

type Given = Readonly<Record<string, string>>

const contactIn = (given: Given) => readConfig({ ...production, ...given }).contact

function faultIn(given: Given): string {
  try {
    readConfig({ ...production, ...given })
    return ''
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.message
  }
}

const networks = {
  LINKEDIN_URL: 'https://www.linkedin.com/company/academy',
  INSTAGRAM_URL: 'https://www.instagram.com/academy',
  YOUTUBE_URL: 'https://www.youtube.com/@academy',
  FACEBOOK_URL: 'https://www.facebook.com/academy',
}

test('everything that is said is shown, without the blanks around it', () => {
  const given = { CONTACT_EMAIL: ' office@academy.example ', CONTACT_PHONE: '+213 (21) 555-014', ...networks }
  expect(contactIn({ ...given, CONTACT_ADDRESS: '12 rue des Frères, 16000 Alger' })).toEqual({
    email: 'office@academy.example',
    phone: '+213 (21) 555-014',
    address: '12 rue des Frères, 16000 Alger',
    networks: {
      linkedin: networks.LINKEDIN_URL,
      instagram: networks.INSTAGRAM_URL,
      youtube: networks.YOUTUBE_URL,
      facebook: networks.FACEBOOK_URL,
    },
  })
})

test.each([
  ['Academy <no-reply@academy.example>', 'no-reply@academy.example'],
  ['no-reply@academy.example', 'no-reply@academy.example'],
  ['"info@academy" <no-reply@academy.example>', 'no-reply@academy.example'],
])('the sender of the mails stands in for an address that nobody gave: %s', (MAIL_FROM, email) => {
  expect(contactIn({ MAIL_FROM })).toEqual({ email, phone: undefined, address: undefined, networks: {} })
  expect(readConfig({ ...production, MAIL_FROM }).hasContactEmail).toBe(false)
  expect(readConfig({ ...production, MAIL_FROM, CONTACT_EMAIL: 'a@b.example' }).hasContactEmail).toBe(true)
})

const address = 'must be an address like https://'
test.each([
  [{ CONTACT_EMAIL: 'office' }, 'CONTACT_EMAIL: must be an email address'],
  [{ CONTACT_EMAIL: 'a@b.example, c@d.example' }, 'CONTACT_EMAIL: must be an email address'],
  [{ CONTACT_EMAIL: 'mailto:office@academy.example' }, 'CONTACT_EMAIL: must be an email address'],
  [{ CONTACT_PHONE: 'call us' }, 'CONTACT_PHONE: must be a phone number like +213 21 555 014'],
  [{ CONTACT_PHONE: '12345' }, 'CONTACT_PHONE: must be a phone number like +213 21 555 014'],
  [{ CONTACT_PHONE: '(...) ---' }, 'CONTACT_PHONE: must be a phone number like +213 21 555 014'],
  [{ CONTACT_PHONE: '0'.repeat(31) }, 'CONTACT_PHONE: must be a phone number like +213 21 555 014'],
  [{ CONTACT_ADDRESS: 'x'.repeat(201) }, 'CONTACT_ADDRESS: must be at most 200 characters'],
  [{ CONTACT_ADDRESS: '12 rue des Frères\n16000 Alger' }, 'CONTACT_ADDRESS: must be a single line'],
  ...Object.keys(networks).flatMap(name =>
    ['http://www.example.com/academy', '@academy', 'javascript:alert(1)'].map((url): [Given, string] => [
      { [name]: url },
      `${name}: ${address}`,
    ]),
  ),
])('%o is refused in one clear line', (wrong, line) => {
  const fault = faultIn(wrong)
  expect(fault.split('\n')).toHaveLength(1)
  expect(fault).toContain(line)
})

test.each([
  ['production without an address warns once at the start', {}, 1],
  ['production with one does not', { CONTACT_EMAIL: 'office@academy.example' }, 0],
])('%s', (_name, given, count) => {
  const lines: string[] = []
  const log = createLog('warn', { write: line => void lines.push(line) })
  warnOfContact({ config: readConfig({ ...production, ...given }), log })
  expect(lines.filter(line => line.includes('"event":"no-contact-email"'))).toHaveLength(count)
})

test('an academy that nobody else reaches does not warn', () => {
  const lines: string[] = []
  const log = createLog('warn', { write: line => void lines.push(line) })
  const config = readConfig({ DEMO: 'off' })
  warnOfContact({ config, log })
  expect(config.contact).toMatchObject({ email: undefined, networks: {} })
  expect(lines).toEqual([])
})
