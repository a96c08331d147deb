import { takenNext } from '#src/wire/next-address.ts'

/** The page for signing in and up, with the form for signing up in front. */
export function signUpAddress(next: string | null): string {
  const target = takenNext(next)
  const query = new URLSearchParams({ panel: 'sign-up', ...(target && { next: target }) })
  return `/login?${query}`
}

type Typed = { firstName: string; lastName: string; email: string }

/** What travels beside the address from the sign-up to its activation and back: never the password. */
export const typedIn = ({ firstName, lastName, email }: Typed): Typed => ({ firstName, lastName, email })

/** @returns what was typed before, as far as the browser still knows it; its history may hold anything */
export function typedBefore(state: unknown): Partial<Typed> {
  if (typeof state !== 'object' || state === null) return {}
  const known = Object.entries(state).filter(
    ([key, value]) => ['firstName', 'lastName', 'email'].includes(key) && typeof value === 'string',
  )
  return Object.fromEntries(known)
}
