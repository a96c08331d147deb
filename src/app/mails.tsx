// Every mail of the product by its name.
import type { MailName, Mails } from '#src/server/mail.ts'
import type { RenderedMail } from '#src/server/render.ts'
import { renderMail, type MailTemplate } from '#src/web/mail-layout.tsx'

const templates: { readonly [N in MailName]: () => Promise<MailTemplate<Mails[N]>> } = {
  activation: async () => (await import('#src/features/accounts/emails/activation-mail.tsx')).activationMail,
  'password-reset': async () =>
    (await import('#src/features/accounts/emails/password-reset-mail.tsx')).passwordResetMail,
  'password-changed': async () =>
    (await import('#src/features/accounts/emails/password-changed-mail.tsx')).passwordChangedMail,
  certificate: async () => (await import('#src/features/certificates/emails/certificate-mail.tsx')).certificateMail,
  receipt: async () => (await import('#src/features/orders/emails/receipt-mail.tsx')).receiptMail,
  'second-payment': async () => (await import('#src/features/orders/emails/second-payment-mail.tsx')).secondPaymentMail,
}

/** Draws a mail as HTML and as text. */
export async function mail<N extends MailName>(template: N, data: Mails[N]): Promise<RenderedMail> {
  return renderMail(await templates[template](), data)
}
