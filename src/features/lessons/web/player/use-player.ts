import { useState } from 'react'

import { useCues } from '../lesson/cues.ts'
import type { OpenVideo } from '../loaders.ts'
import { useMediaState } from './media-state.ts'
import { useResume } from './use-resume.ts'

/** What the player of a video and the words under it share: the element, once it is there, and how it is doing. */
export function usePlayer(video: OpenVideo) {
  const [element, onElement] = useState<HTMLVideoElement | null>(null)
  const media = useMediaState(element)
  const cues = useCues(element)
  const resume = useResume(element, video)
  return { video, element, onElement, media, cues, resume }
}
