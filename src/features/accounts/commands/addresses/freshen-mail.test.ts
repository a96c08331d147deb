import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { startAcademy } from '#src/testing/academy.ts'
import { userPassword, seedUser } from '#src/testing/content/courses.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { openSmtpServer, type SmtpServer } from '#src/testing/services/smtp.ts'
import { freePort } from '#src/testing/starting/free-port.ts'
import { minutes, seconds } from '#src/wire/durations.ts'

/** The text part of the mail to an address, its soft line breaks joined. */
const textTo = ({ accepted }: SmtpServer, email: string): string =>
  mailText(accepted.find(({ to }) => to.includes(email))?.text)
const codeIn = (text: string, digits: number) => Number(new RegExp(`^\\s*(\\d{${digits}})\\s*$`, 'm').exec(text)?.[1])

test(
  'R11 D-16 D-21 codes and links that waited longer than they live are good when their mails leave; void ones stay',
  async () => {
    const port = await freePort()
    await using academy = await startAcademy({ environment: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
    const { db } = academy.services
    const user = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', password: 'metres-99' }
    const client = academy.client()
    const { token } = (await client.post('/api/userCreate', user)).body
    const learner = await seedUser(academy)
    const forgetful = `${(await seedUser(academy)).userId}@example.org`
    const second = 'second@example.org'
    await learner.client.put('/api/add_email', { secondaryEmail: second, password: userPassword })
    await academy.client().put('/api/pass_recovery', { email: forgetful })
    const other = { ...user, email: 'void@example.org' }
    const again = academy.client()
    const voided = (await again.post('/api/userCreate', other)).body
    await academy.client().post('/api/activation/resend', { token: voided.token })
    const linked = async () => (await db.execute(sql`select from password_resets`)).rows.length
    await expect.poll(linked).toBe(1)
    await db.execute(sql`update pending_sign_ups set code_sent_at = now() - interval '3 hours'`)
    await db.execute(sql`update email_changes set code_sent_at = now() - interval '3 hours'`)
    await db.execute(sql`update password_resets set created_at = now() - interval '3 hours'`)

    await using server = await openSmtpServer(port)
    await expect.poll(() => server.accepted.length, { timeout: seconds(60), interval: 200 }).toBe(4)
    const activationCode = codeIn(textTo(server, user.email), 6)
    expect((await client.post('/api/activation', { activationCode, token })).status).toBe(200)
    const emailCode = codeIn(textTo(server, second), 4)
    expect((await learner.client.put('/api/activate_email', { activationCode: emailCode })).status).toBe(200)
    const link = /\/reset-password\/([\w-]{43})/.exec(textTo(server, forgetful))?.[1]
    const reset = await academy.client().put('/api/pass_reset', { newPassword: 'Stride-0.44s', token: link })
    expect(reset.body).toEqual({ changed: true })
    // Of two codes for one sign-up only the later one opens anything: the mail with the earlier one stays.
    const waiting = sql`select from pgboss.job where name = 'send-mail' and state <> 'completed'`
    await expect.poll(async () => (await db.execute(waiting)).rows.length, { timeout: seconds(60) }).toBe(0)
    const mails = server.accepted.filter(({ to }) => to.includes(other.email))
    expect(mails).toHaveLength(1)
    const lastCode = codeIn(textTo(server, other.email), 6)
    const opened = await again.post('/api/activation', { activationCode: lastCode, token: voided.token })
    expect(opened.status).toBe(200)
  },
  minutes(3),
)
