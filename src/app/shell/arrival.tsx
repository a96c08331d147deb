import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

import { forgetPicture } from '#src/web/links/shared-picture.ts'

const SAID_MS = 3000

/**
 * What a browser does by itself where every page is a document: focus goes to the page that came (or to what its address
 * names there), and its title is said (WCAG 2.4.3, 4.1.3). Filters and pages of a list change the query alone: there the
 * reader stays where they are. It stands after the page, whose own effects run first.
 */
export function Arrival() {
  const { pathname, hash } = useLocation()
  const [title, setTitle] = useState('')
  const last = useRef({ pathname, hash })
  const left = useRef<Element>(null)
  // Runs while the old page still has the focus, before anything of the new one can take it.
  useLayoutEffect(
    () => () => {
      left.current = document.activeElement
      forgetPicture()
    },
    [pathname],
  )
  useEffect(() => {
    const isOther = pathname !== last.current.pathname
    if (!isOther && hash === last.current.hash) return
    last.current = { pathname, hash }
    // An alert, such as that of a page that did not come, says the same by itself.
    if (isOther && !document.querySelector('#main [role=alert]')) setTitle(document.title)
    if (!isOther || !hasTakenFocus(left.current)) focus(partOf(hash) ?? (isOther && document.getElementById('main')))
  }, [pathname, hash])
  // The page answers from now on: whoever drives a browser need not guess when.
  useEffect(() => void (document.documentElement.dataset['ready'] = ''), [])
  // What was said is gone before somebody who reads on finds it at the end of the page.
  useEffect(() => {
    const timer = setTimeout(() => setTitle(''), SAID_MS)
    return () => clearTimeout(timer)
  }, [title])
  return (
    <p className="sr-only" aria-live="polite" id="arrival">
      {title}
    </p>
  )
}

/** A form that starts with its first field, a dialog that was opened meanwhile, or a video that goes on in the full screen. */
function hasTakenFocus(left: Element | null): boolean {
  const now = document.activeElement
  if (document.fullscreenElement || now?.closest('[role=dialog][data-open]')) return true
  return now !== left && Boolean(now?.closest('#main'))
}

const partOf = (hash: string): HTMLElement | null => (hash ? document.getElementById(hash.slice(1)) : null)

/** Where the window stands is for the router to say: above on a new page, where it was on the way back. */
function focus(part: HTMLElement | null | false): void {
  if (!part) return
  part.focus({ preventScroll: true })
  if (document.activeElement === part) return
  part.tabIndex = -1 // a heading takes no focus by itself
  part.focus({ preventScroll: true })
}
