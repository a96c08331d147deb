import { expect, test } from 'vitest'

import { mail } from '#src/app/mails.tsx'
import type { MailName, Mails } from '#src/server/mail/mail.ts'

const nobody = {
  name: 'Palestra',
  email: undefined,
  phone: undefined,
  address: undefined,
  timeZone: 'UTC',
  networks: {},
}
const draw = <N extends MailName>(template: N, data: Mails[N], contact: Partial<typeof sender> = {}) =>
  mail(template, data, { ...nobody, ...contact })
const sender = { email: 'office@club.example', address: '1 Track Lane, Oran' }

test('D-16 the activation mail shows its code first, in both forms', async () => {
  const url = 'https://academy.example/activation/abc'
  const mail = await draw('activation', { code: '418206', minutes: 10, url })
  expect(mail.subject).toBe('Your activation code')
  expect(mail.text).toContain('\n418206\n')
  expect(mail.text).toContain(url)
  expect(mail.text).not.toContain('418206 is your code')
  const seen = mail.html.replace(/<head>.*<\/head>/s, '').replace(/<[^>]+>/g, '|')
  expect(seen.replace(/^\|*/, '')).toMatch(/418206 is your code\. It works for 10 minutes\./)
  expect(mail.html).toContain(`href="${url}"`)
  expect(mail.html).toContain('prefers-color-scheme:dark')
})

test('D-21 the reset mail says how long its link works', async () => {
  const url = 'https://academy.example/reset-password/abc'
  const mail = await draw('password-reset', { firstName: '<b>Nadia</b>', url, minutes: 60 })
  expect(mail.subject).toBe('Reset your password')
  expect(mail.html).toContain('&lt;b&gt;Nadia&lt;/b&gt;')
  for (const form of [mail.html.replaceAll('<!-- -->', ''), mail.text]) {
    expect(form).toContain(url)
    expect(form).toContain('60 minutes')
  }
})

test('T16 the mail about a changed password says when, and undoes it', async () => {
  const url = 'https://academy.example/undo/abc'
  const mail = await draw('password-changed', { firstName: 'Nadia', changedAt: '2026-03-01T10:20:00.000Z', url })
  expect(mail.text.replace(/\s+/g, ' ')).toContain('changed on 1 March 2026 at 10:20 UTC')
  expect(mail.text).toContain(url)
  const other = await draw('password-changed', { firstName: 'Nadia', changedAt: '2026-03-01T10:20:00.000Z', url: null })
  expect(other.text).toContain('primary email')
})

test('a mail ends with who sends it, as far as the academy said', async () => {
  const data = { firstName: 'Nadia', url: 'https://academy.example/reset-password/abc', minutes: 60 }
  const said = await draw('password-reset', data, sender)
  expect(said.text).toContain('Palestra, 1 Track Lane, Oran. office@club.example')
  const silent = await draw('password-reset', data)
  expect(silent.text.trimEnd()).toMatch(/\nPalestra$/)
  expect(silent.html).not.toMatch(/Algiers|palestra\.example/)
})
