// A press on a link of the site shows the next page without loading the document anew.
import type { DataRouter } from 'react-router'

import { sharePicture } from './shared-picture.ts'

/** Follows every `Link` of the document from now on. */
export function followLinks(router: Pick<DataRouter, 'navigate' | 'state'>): void {
  // After React has told its own listeners, who may have prevented it.
  addEventListener('click', event => {
    const link = pressed(event)
    if (!link) return
    event.preventDefault()
    const { pathname, search, hash } = link
    const how = link.dataset['link']?.split(' ') ?? []
    void router.navigate(pathname + search + hash, {
      replace: how.includes('replace') || link.href === location.href,
      preventScrollReset: how.includes('stay'),
      viewTransition: sharePicture(link),
      ...(how.includes('state') && { state: stateOf(router) }),
    })
  })
}

function stateOf({ state }: Pick<DataRouter, 'state'>): unknown {
  return state.location.state
}

/** The browser opens another tab or window, or saves what the link leads to. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** @returns the link that was pressed, unless the browser has more to do than to follow it */
function pressed(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || isForBrowser(event) || !(event.target instanceof Element)) return undefined
  const link = event.target.closest<HTMLAnchorElement>('a[data-link]')
  return link?.origin === location.origin && ['', '_self'].includes(link.target) ? link : undefined
}
