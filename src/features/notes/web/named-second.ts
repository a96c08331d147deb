import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'

/**
 * Goes to the second that the end of an address names, as in `#t=352` (Media Fragments), which comes before where the video
 * was left. The address forgets it: whoever loads the page again goes on where they are by then.
 */
export function useNamedSecond(element: HTMLVideoElement | null, onSeek: (second: number) => void): void {
  const { pathname, hash } = useLocation()
  const go = useEffectEvent((second: number) => {
    onSeek(second)
    history.replaceState(history.state, '', pathname)
  })
  useEffect(() => {
    const second = secondIn(hash)
    if (!element || second === undefined) return undefined
    if (element.readyState >= HTMLMediaElement.HAVE_METADATA) go(second)
    // After the player, which goes to where the video was left.
    const begin = () => setTimeout(() => go(second))
    element.addEventListener('loadedmetadata', begin, { once: true })
    return () => element.removeEventListener('loadedmetadata', begin)
  }, [element, hash])
}

function secondIn(hash: string): number | undefined {
  const [, second] = /^#t=(\d{1,5})$/.exec(hash) ?? []
  return second === undefined ? undefined : Number(second)
}
