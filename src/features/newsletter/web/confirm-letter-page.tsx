import { LetterPage } from './letter-page.tsx'

export function ConfirmLetterPage() {
  return <LetterPage kind="confirm" />
}
