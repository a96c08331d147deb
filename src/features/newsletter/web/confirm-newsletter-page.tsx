import { NewsletterPage } from './newsletter-page.tsx'

export function ConfirmNewsletterPage() {
  return <NewsletterPage kind="confirm" />
}
