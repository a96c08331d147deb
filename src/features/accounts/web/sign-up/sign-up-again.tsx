import { Link, useLocation } from 'react-router'

import { signUpAddress } from './sign-up-address.ts'

/** Back to the form of the sign-up, with what was typed there except for the password. */
export function SignUpAgain({ next, children }: { next: string | null; children: string }) {
  const location: { state: unknown } = useLocation()
  return (
    <Link className="link" to={signUpAddress(next)} state={location.state}>
      {children}
    </Link>
  )
}
