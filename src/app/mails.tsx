// Every mail of the product by its name.
import type { MailName, Mails, RenderedMail } from '#src/server/mail/mail.ts'
import { renderMail, type MailSender, type MailTemplate } from '#src/web/mail-layout.tsx'

const templates: { readonly [N in MailName]: () => Promise<MailTemplate<Mails[N]>> } = {
  activation: async () => (await import('#src/features/accounts/emails/activation-mail.tsx')).activationMail,
  test: async () => (await import('#src/features/first-day/emails/test-mail.tsx')).testMail,
  invitation: async () => (await import('#src/features/accounts/emails/invitation-mail.tsx')).invitationMail,
  'password-reset': async () =>
    (await import('#src/features/accounts/emails/password-reset-mail.tsx')).passwordResetMail,
  'password-changed': async () =>
    (await import('#src/features/accounts/emails/password-changed-mail.tsx')).passwordChangedMail,
  'email-code': async () => (await import('#src/features/accounts/emails/email-code-mail.tsx')).emailCodeMail,
  'email-changed': async () => (await import('#src/features/accounts/emails/email-changed-mail.tsx')).emailChangedMail,
  'prompt-guessed': async () =>
    (await import('#src/features/accounts/emails/prompt-guessed-mail.tsx')).promptGuessedMail,
  'account-deletion': async () =>
    (await import('#src/features/accounts/emails/account-deletion-mail.tsx')).accountDeletionMail,
  'account-kept': async () => (await import('#src/features/accounts/emails/account-kept-mail.tsx')).accountKeptMail,
  'account-deleted': async () =>
    (await import('#src/features/accounts/emails/account-deleted-mail.tsx')).accountDeletedMail,
  'factor-changed': async () =>
    (await import('#src/features/factors/emails/factor-changed-mail.tsx')).factorChangedMail,
  certificate: async () => (await import('#src/features/certificates/emails/certificate-mail.tsx')).certificateMail,
  'certificate-revoked': async () =>
    (await import('#src/features/certificates/emails/certificate-revoked-mail.tsx')).certificateRevokedMail,
  'certificate-restored': async () =>
    (await import('#src/features/certificates/emails/certificate-restored-mail.tsx')).certificateRestoredMail,
  'membership-welcome': async () =>
    (await import('#src/features/memberships/emails/membership-welcome-mail.tsx')).membershipWelcomeMail,
  'membership-given': async () =>
    (await import('#src/features/memberships/emails/membership-given-mail.tsx')).membershipGivenMail,
  'membership-unpaid': async () =>
    (await import('#src/features/memberships/emails/membership-unpaid-mail.tsx')).membershipUnpaidMail,
  'membership-ending': async () =>
    (await import('#src/features/memberships/emails/membership-ending-mail.tsx')).membershipEndingMail,
  'membership-ended': async () =>
    (await import('#src/features/memberships/emails/membership-ended-mail.tsx')).membershipEndedMail,
  'membership-stopping': async () =>
    (await import('#src/features/memberships/emails/membership-stopping-mail.tsx')).membershipStoppingMail,
  'membership-reopened': async () =>
    (await import('#src/features/memberships/emails/membership-reopened-mail.tsx')).membershipReopenedMail,
  'membership-changed': async () =>
    (await import('#src/features/memberships/emails/membership-changed-mail.tsx')).membershipChangedMail,
  'membership-doubled': async () =>
    (await import('#src/features/memberships/emails/membership-doubled-mail.tsx')).membershipDoubledMail,
  'membership-charged-back': async () =>
    (await import('#src/features/memberships/emails/membership-charged-back-mail.tsx')).membershipChargedBackMail,
  'membership-returned': async () =>
    (await import('#src/features/memberships/emails/membership-returned-mail.tsx')).membershipReturnedMail,
  'membership-trial-ends': async () =>
    (await import('#src/features/memberships/emails/membership-trial-mails.tsx')).membershipTrialEndsMail,
  'membership-trial-used': async () =>
    (await import('#src/features/memberships/emails/membership-trial-mails.tsx')).membershipTrialUsedMail,
  'membership-receipt': async () =>
    (await import('#src/features/orders/emails/membership-receipt-mail.tsx')).membershipReceiptMail,
  'membership-refund': async () =>
    (await import('#src/features/orders/emails/membership-refund-mail.tsx')).membershipRefundMail,
  'newsletter-confirm': async () =>
    (await import('#src/features/newsletter/emails/newsletter-confirm-mail.tsx')).newsletterConfirmMail,
  'newsletter-welcome': async () =>
    (await import('#src/features/newsletter/emails/newsletter-welcome-mail.tsx')).newsletterWelcomeMail,
  registration: async () => (await import('#src/features/applications/emails/registration-mail.tsx')).registrationMail,
  'registration-decision': async () =>
    (await import('#src/features/applications/emails/registration-decision-mail.tsx')).registrationDecisionMail,
  'access-withdrawn': async () =>
    (await import('#src/features/orders/emails/access-withdrawn-mail.tsx')).accessWithdrawnMail,
  'payment-failed': async () => (await import('#src/features/orders/emails/payment-failed-mail.tsx')).paymentFailedMail,
  'payment-turn': async () => (await import('#src/features/orders/emails/payment-turn-mail.tsx')).paymentTurnMail,
  refund: async () => (await import('#src/features/orders/emails/refund-mail.tsx')).refundMail,
  place: async () => (await import('#src/features/seats/emails/place-mail.tsx')).placeMail,
  'places-ending': async () => (await import('#src/features/seats/emails/places-ending-mail.tsx')).placesEndingMail,
  'place-turn': async () => (await import('#src/features/seats/emails/place-turn-mail.tsx')).placeTurnMail,
  receipt: async () => (await import('#src/features/orders/emails/receipt-mail.tsx')).receiptMail,
  invoice: async () => (await import('#src/features/invoices/emails/invoice-mail.tsx')).invoiceMail,
  transfer: async () => (await import('#src/features/transfers/emails/transfer-mail.tsx')).transferMail,
  'transfer-proof': async () =>
    (await import('#src/features/transfers/emails/transfer-proof-mail.tsx')).transferProofMail,
  'second-payment': async () => (await import('#src/features/orders/emails/second-payment-mail.tsx')).secondPaymentMail,
}

/** Draws a mail as HTML and as text. */
export async function mail<N extends MailName>(template: N, data: Mails[N], sender: MailSender): Promise<RenderedMail> {
  return renderMail(await templates[template](), data, sender)
}
