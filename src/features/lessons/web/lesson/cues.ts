// The captions as text: under the video in our own face, and as a transcript.
import { useEffect, useState } from 'react'

type Cue = { readonly from: number; readonly text: string }
export type Cues = {
  readonly all: readonly Cue[]
  /** Index of the one that is being said, or -1. */ readonly current: number
}

const none: Cues = { all: [], current: -1 }

/** Reads the first caption track. It stays `hidden`: loaded and followed, but not drawn by the browser. */
export function useCues(video: HTMLVideoElement | null): Cues {
  const [cues, setCues] = useState(none)
  useEffect(() => {
    const track = video?.textTracks[0]
    const element = video?.querySelector('track')
    if (!track || !element) return undefined
    const read = () => {
      const list = [...(track.cues ?? [])]
      const [active] = track.activeCues ?? []
      setCues({ all: list.map(cueOf), current: active ? list.indexOf(active) : -1 })
    }
    Object.assign(track, { mode: 'hidden' })
    read()
    element.addEventListener('load', read)
    track.addEventListener('cuechange', read)
    return () => {
      element.removeEventListener('load', read)
      track.removeEventListener('cuechange', read)
    }
  }, [video])
  return cues
}

/** Text without the marks that WebVTT allows in it. */
const cueOf = (cue: TextTrackCue): Cue => ({
  from: cue.startTime,
  text: cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : '',
})
