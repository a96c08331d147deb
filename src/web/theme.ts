// The theme that a person chose. It lives in a cookie, so the server writes it into <html>: nothing runs before the
// first paint, nothing flashes.
import { useSyncExternalStore } from 'react'

import { THEME } from '#src/wire/preferences.ts'

import { usePage, type Theme } from './calls/page-data.ts'

let chosen: Theme | undefined
const listeners = new Set<() => void>()

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function choose(theme: Theme): void {
  chosen = theme
  document.cookie = `${THEME.cookie}=${theme}; path=/; max-age=${THEME.seconds}; samesite=lax`
  document.documentElement.dataset['theme'] = theme
  for (const listener of listeners) listener()
}

/** The theme, the same wherever it is shown, and the way to choose another. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const { theme: served } = usePage()
  const theme = useSyncExternalStore(
    follow,
    () => chosen ?? served,
    () => served,
  )
  return [theme, choose]
}
