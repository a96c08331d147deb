import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { VIDEO_MAX_BYTES } from '#src/wire/uploads.ts'

import { findBegunFilms, sendFilm, type BegunFilm, type FilmUpload, type RunningUpload } from './film-upload.ts'

export type UploadHandle = {
  readonly film: FilmUpload | undefined
  /** Why a film was not taken. */
  readonly problem: string | undefined
  /** Films that were begun before and wait for the same file. */
  readonly begun: readonly (Omit<BegunFilm, 'drop'> & { forget: () => void })[]
  start: (file: File) => void
  pause: () => void
  goOn: () => void
  cancel: () => void
}

/** @param onWhole told the upload's id and the film's length, and an empty id when it was taken back */
export function useUpload(onWhole: (id: string, seconds: number) => void): UploadHandle {
  const t = useTranslations('managers.videos')
  const [film, setFilm] = useState<FilmUpload>()
  const [problem, setProblem] = useState<string>()
  const [begun, setBegun] = useState<readonly BegunFilm[]>([])
  const running = useRef<RunningUpload>(undefined)
  useEffect(() => {
    void findBegunFilms().then(setBegun)
    return () => running.current?.pause()
  }, [])
  useLeaveWarning(film?.stage === 'sending')
  return {
    film,
    problem,
    begun: begun.map(one => ({
      ...one,
      forget: () => {
        void one.drop()
        setBegun(rest => rest.filter(other => other !== one))
      },
    })),
    start: file => {
      const isTooLarge = file.size > VIDEO_MAX_BYTES
      setProblem(isTooLarge ? t('filmTooLarge') : undefined)
      if (!isTooLarge) running.current = sendFilm(file, { onChange: setFilm, onWhole })
    },
    pause: () => running.current?.pause(),
    goOn: () => running.current?.goOn(),
    cancel: () => {
      running.current?.cancel()
      setFilm(undefined)
      onWhole('', 0)
    },
  }
}

/** A window that is closed while a film is being sent asks first. */
function useLeaveWarning(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isSending])
}
