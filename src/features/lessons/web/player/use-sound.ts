// Whether there is anything to hear.
import { useEffect, useState } from 'react'

/** What browsers tell of a video's sound, each in a way of its own. */
type Listening = HTMLVideoElement & {
  readonly audioTracks?: { readonly length: number }
  readonly mozHasAudio?: boolean
  readonly webkitAudioDecodedByteCount?: number
}

/** By then some sound would have been decoded. */
const LISTENED_SECONDS = 1.5

/**
 * @param measured what the academy knows of the video; null where nothing measured it, then the browser notices
 * @returns false for a video without a sound track
 */
export function useSound(element: HTMLVideoElement | null, measured: boolean | null): boolean {
  const [isSilent, setSilent] = useState(false)
  useEffect(() => {
    if (!element || measured !== null) return undefined
    const listen = () => setSilent(soundIn(element) === false)
    element.addEventListener('timeupdate', listen)
    return () => element.removeEventListener('timeupdate', listen)
  }, [element, measured])
  return measured ?? !isSilent
}

/** @returns undefined as long as nobody can say */
function soundIn(video: Listening): boolean | undefined {
  if (video.audioTracks) return video.audioTracks.length > 0
  if (video.mozHasAudio !== undefined) return video.mozHasAudio
  if (video.webkitAudioDecodedByteCount === undefined) return undefined
  const { played } = video
  const listened = Array.from({ length: played.length }, (_, index) => played.end(index) - played.start(index))
  if (video.webkitAudioDecodedByteCount > 0) return true
  return Math.max(0, ...listened) > LISTENED_SECONDS ? false : undefined
}
