import { MailFacts, MailTotal } from '#src/web/mail-bill.tsx'
import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'
import { sumOf } from '#src/wire/money/money.ts'

type TransferProof = {
  amountCents: number
  currency: string
  reference: string
  url: string
}

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    'transfer-proof': TransferProof
  }
}

/** To the academy, whose staff look at it: somebody waits for them. */
export const transferProofMail: MailTemplate<TransferProof> = {
  subject: ({ reference }) => `A proof of payment waits for you: ${reference}`,
  Body: ({ amountCents, currency, reference, url }) => (
    <MailLayout
      preview="Somebody has transferred and waits for you to confirm it."
      footer="We sent this to the academy’s contact address."
    >
      <MailHeading>A proof of payment waits for you</MailHeading>
      <MailText>
        Somebody has shown that they transferred. Look at your account, then confirm or decline it: what they ordered
        opens when you do.
      </MailText>
      <MailTotal label="Amount" amount={sumOf(amountCents, currency)} />
      <MailFacts facts={[['Reference', reference]]} />
      <MailButton href={url}>Look at the transfer</MailButton>
    </MailLayout>
  ),
}
