import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

import type { ManagedMedia } from './loaders.ts'

const PAUSE_MS = 2000

/** Reads the page again and again while one of these videos is on its way, so that its progress moves. */
export function useTranscodeProgress(videos: readonly ManagedMedia[]): void {
  const { revalidate, state } = useRevalidator()
  const isWaiting = videos.some(({ stage }) => stage === 'uploaded' || stage === 'encoding')
  useEffect(() => {
    if (!isWaiting || state !== 'idle') return undefined
    const timer = setTimeout(() => void revalidate(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, state, revalidate])
}
