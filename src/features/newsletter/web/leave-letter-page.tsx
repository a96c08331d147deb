import { LetterPage } from './letter-page.tsx'

export function LeaveLetterPage() {
  return <LetterPage kind="leave" />
}
