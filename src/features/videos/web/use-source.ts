// What the video element plays: a file as it is, or renditions that follow the network (HLS).
import { useCallback, useEffect, useState } from 'react'

const PLAYLIST = 'application/vnd.apple.mpegurl'

const isPlaylist = (url: string): boolean => new URL(url, location.origin).pathname.endsWith('.m3u8')

/** @returns what the element's own `src` is; none where renditions are played, which only a script can begin */
export const sourceOf = (url: string): string | undefined => (url.endsWith('.m3u8') ? undefined : url)

/**
 * Lets the element play the renditions, with what the browser has for that, or else with hls.js, which is loaded then.
 * What it cannot get over becomes an error of the element.
 * @returns loads again from the start
 */
export function useSource(element: HTMLVideoElement | null, url: string): () => void {
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!element || !isPlaylist(url)) return undefined
    if (element.canPlayType(PLAYLIST)) {
      Object.assign(element, { src: url })
      return undefined
    }
    let end = () => {}
    let isOver = false
    void playWithHls(element, url).then(stop => {
      if (isOver) stop()
      else end = stop
    })
    return () => {
      isOver = true
      end()
    }
  }, [element, url, attempt])
  return useCallback(() => {
    if (isPlaylist(url)) setAttempt(count => count + 1)
    else element?.load()
  }, [element, url])
}

/** An address that has run out, or one video too many: to ask again would not help, which hls.js would do for a minute. */
const refusals: ReadonlySet<number | undefined> = new Set([403, 429])

/** @returns ends it */
async function playWithHls(element: HTMLVideoElement, url: string): Promise<() => void> {
  const fail = () => element.dispatchEvent(new Event('error'))
  const { default: Hls } = await import('hls.js')
  if (!Hls.isSupported()) {
    fail()
    return () => {}
  }
  // Our pages start no workers; the segments are ready to be played and need none.
  const hls = new Hls({ enableWorker: false, capLevelToPlayerSize: true })
  hls.on(Hls.Events.ERROR, (_, { fatal, response }) => {
    if (!fatal && !refusals.has(response?.code)) return
    hls.destroy()
    fail()
  })
  hls.loadSource(url)
  hls.attachMedia(element)
  return () => hls.destroy()
}
