import { Link, useLocation, useSearchParams } from 'react-router'

import { signUpAddress } from './sign-up-address.ts'

/** Back to the form of the sign-up, with what was typed there except for the password. */
export function SignUpAgain({ children }: { children: string }) {
  const [params] = useSearchParams()
  const location: { state: unknown } = useLocation()
  return (
    <Link className="link" to={signUpAddress(params.get('next'))} state={location.state}>
      {children}
    </Link>
  )
}
