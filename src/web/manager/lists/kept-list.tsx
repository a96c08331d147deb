import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { Link, type LinkProps } from '#src/web/links/link.tsx'

import { LISTS_KEPT } from '../../calls/session.ts'
import { useHydrated } from '../../forms/form.ts'
import { isRecord, tabMemory } from '../../memory.ts'

/** What each list's address asked of it when it was shown last. */
function kept(): Readonly<Record<string, unknown>> {
  const found = tabMemory.recall(LISTS_KEPT)
  return isRecord(found) ? found : {}
}

/** Remembers for this tab how a list is shown: search, filters, sorting, page. */
export function useKeepList(): void {
  const { pathname, search } = useLocation()
  useEffect(() => tabMemory.remember(LISTS_KEPT, { ...kept(), [pathname]: search }), [pathname, search])
}

/** @returns the address of a list as it was shown last in this tab */
function useKeptList(list: string): string {
  const search = useHydrated() ? kept()[list] : ''
  return typeof search === 'string' ? list + search : list
}

/** @returns goes back to a list as it was left. The form that was saved gives up its place: the way back passes by it. */
export function useToList(list: string): () => void {
  const to = useKeptList(list)
  const navigate = useNavigate()
  return useCallback(() => void navigate(to, { replace: true }), [navigate, to])
}

/** A link back to a list, as it was left. */
export function ListLink({ to, ...link }: LinkProps & { to: string }) {
  return <Link {...link} to={useKeptList(to)} />
}
