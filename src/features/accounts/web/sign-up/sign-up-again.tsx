import { Link } from '#src/web/links/link.tsx'

import { signUpAddress } from './sign-up-address.ts'

/** Back to the form of the sign-up, with what was typed there except for the password. */
export function SignUpAgain({ next, children }: { next: string | null; children: string }) {
  return (
    <Link className="link" to={signUpAddress(next)} keepState>
      {children}
    </Link>
  )
}
