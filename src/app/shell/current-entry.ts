import { useLocation } from 'react-router'

import { groups } from './navigation.ts'

const entries = ['/pricing', '/about', '/search', ...groups.flatMap(({ links }) => links.map(({ to }) => to))]

/** The entry of the menus that leads to the page that is shown, or to one above it. */
export function useCurrentEntry(): string | undefined {
  const { pathname } = useLocation()
  return pathname === '/' ? '/' : entries.find(to => pathname === to || pathname.startsWith(`${to}/`))
}
