// Outgoing mail: written down in the transaction of its cause, sent by a job that tries again.
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

import { createTransport } from 'nodemailer'

import { seconds } from '#src/wire/durations.ts'

import type { Db } from '../database/database.ts'
import { readBrandImage } from '../identity/brand-images.ts'
import type { Identity } from '../identity/identity.ts'
import type { Job, Queue } from '../jobs/queue.ts'
import type { Config } from '../settings/env.ts'
import { dataFolders } from '../settings/env.ts'
import type { Storage } from '../storage/storage.ts'

/** Every mail with the data its template takes. A feature adds its own by declaration merging beside the template. */
// oxlint-disable-next-line typescript/no-empty-object-type -- merged into by the features
export interface Mails {}
export type MailName = Extract<keyof Mails, string>
type Mail<N extends MailName = MailName> = {
  to: string
  template: N
  data: Mails[N]
  /** Storage key of a JPEG that it begins with. It leaves without where there is none. */
  picture?: string | undefined
}

declare module '../jobs/queue.ts' {
  interface Jobs {
    'send-mail': Mail
  }
}

/**
 * Puts a mail into the outbox, in the given transaction.
 * @param options `isAwaited`: somebody sits before a screen until it comes. It leaves before all notices, however many
 *   there are (T103)
 */
export async function sendMail<N extends MailName>(
  queue: Queue,
  tx: Db,
  mail: Mail<N>,
  options: { readonly isAwaited?: boolean } = {},
): Promise<void> {
  await queue.send(tx, 'send-mail', mail, options)
}

/** A mail as its template draws it. */
export type RenderedMail = {
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Where a mail program ends the subscription by one POST, without a page (RFC 8058). */
  readonly unsubscribeUrl?: string | undefined
}
/** What a mail says of who sends it in its last lines, and which pictures come with it. */
type MailFrame = Pick<Identity, 'name' | 'email' | 'address'> &
  Partial<Pick<Identity, 'mailFoot' | 'accent'>> & {
    readonly hasPicture?: boolean
    readonly logo?: { readonly width: number; readonly height: number } | null
  }
export type RenderMail = <N extends MailName>(template: N, data: Mails[N], frame: MailFrame) => Promise<RenderedMail>

/** A mail's HTML shows what comes with it by these names. */
const inlined = {
  picture: { filename: 'picture.jpg', contentType: 'image/jpeg' },
  logo: { filename: 'logo.png', contentType: 'image/png' },
} as const

type Post = RenderedMail & {
  readonly to: string
  readonly id: string
  /** Stands before the address of the sender where its setting names nobody. */
  readonly senderName: string
  readonly picture?: Buffer | undefined
  readonly logo?: Buffer | undefined
}
/** Sends a mail; `close` ends the connections that it keeps. */
export type Mailer = ((post: Post) => Promise<void>) & { readonly close: () => void }

/**
 * How mail leaves: over SMTP, or as `DATA_DIR/mail/*.eml` files where there is no SMTP_URL.
 * A mail keeps its Message-ID through all attempts, so a receiver drops the second copy of one that was sent twice.
 */
export function createMailer({ smtpUrl, mailFrom, dataDir }: Config): Mailer {
  const transport = smtpUrl
    ? createTransport({
        url: smtpUrl,
        pool: true,
        maxConnections: 4,
        connectionTimeout: seconds(10),
        socketTimeout: seconds(20),
      })
    : createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const send = async ({ id, to, senderName, unsubscribeUrl, picture, logo, ...post }: Post) => {
    const messageId = `<${id}@${mailFrom.match(/@([^>\s]+)/)?.[1] ?? 'localhost'}>`
    const sent: { message?: unknown } = await transport.sendMail({
      from: mailFrom.includes('<') ? mailFrom : { name: senderName, address: mailFrom },
      // One address, taken as it is: in a plain text a comma or an angle bracket would name another one (T49).
      to: { name: '', address: to },
      messageId,
      attachments: [...attached('logo', logo), ...attached('picture', picture)],
      ...(unsubscribeUrl && { headers: unsubscribeHeaders(unsubscribeUrl) }),
      ...post,
    })
    if (smtpUrl || !Buffer.isBuffer(sent.message)) return
    const folder = dataFolders(dataDir).mail
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = join(folder, `${fileStamp()}-${to.replace(/[^\w.@-]/g, '_').slice(-100)}-${id.slice(0, 8)}.eml`)
    const part = join(folder, `.${id}.part`) // who looks into the folder finds whole mails only
    await writeFile(part, sent.message)
    await rename(part, file)
  }
  return Object.assign(send, { close: () => transport.close() })
}

const attached = (name: keyof typeof inlined, content: Buffer | undefined) =>
  content ? [{ content, cid: name, contentDisposition: 'inline' as const, ...inlined[name] }] : []

const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const fileStamp = () => new Date().toISOString().replaceAll(':', '-').replace('T', '_').slice(0, 23)

/**
 * Makes what a mail carries good for its whole life again, just before it leaves.
 * @returns false when it is void, so that the mail has nothing to say
 */
export type FreshenMail = (mail: Mail) => Promise<boolean>

/**
 * The job behind the outbox. Pauses double from a second to an hour: thirty more attempts within a day (R11). A mail
 * whose process was killed is noticed when its heartbeat stops, and leaves within a minute.
 */
export function mailJob({
  render,
  identity,
  storage,
  mailer,
  freshen,
}: {
  render: RenderMail
  identity: () => Identity
  storage: Pick<Storage, 'read' | 'stat'>
  mailer: Mailer
  freshen: FreshenMail
}): Job<'send-mail'> {
  return {
    name: 'send-mail',
    retries: 30,
    retryDelaySeconds: 1,
    concurrency: 4,
    heartbeatSeconds: 15,
    run: async (mail, { id }) => {
      const { to, template, data } = mail
      const picture = mail.picture ? await pictureAt(storage, mail.picture) : undefined
      const sender = identity()
      const logo = await readBrandImage(storage, sender.logo)
      const frame = { ...sender, logo: logo ? sender.logo : null, hasPicture: picture !== undefined }
      const rendered = await render(template, data, frame)
      if (await freshen(mail)) await mailer({ to, id, picture, logo, senderName: sender.name, ...rendered })
    },
  }
}

/** A mail does not wait for its picture: one that is not there, or cannot be read now, is left out. */
async function pictureAt(storage: Pick<Storage, 'read' | 'stat'>, key: string): Promise<Buffer | undefined> {
  try {
    return (await storage.stat(key)) && (await buffer(await storage.read(key)))
  } catch {
    return undefined
  }
}
