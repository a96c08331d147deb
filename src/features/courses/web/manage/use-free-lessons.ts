import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { api, isCallRefused } from '#src/web/calls/api.ts'
import { toast } from '#src/web/toast.ts'

import type { PlaylistVideo } from './playlist-video.tsx'

type Read = readonly (Pick<PlaylistVideo, '_id'> & { readonly isFree: boolean })[]

/** Which videos of a course everybody may watch: each is opened and closed at once, whatever becomes of the order. */
export function useFreeLessons(courseId: string, read: Read) {
  const t = useTranslations('managers.courses')
  const [free, setFree] = useState<ReadonlySet<string>>(() => new Set(idsOfFree(read)))
  const [busy, setBusy] = useState<string>()
  const toggle = async ({ _id, title }: PlaylistVideo) => {
    const isFree = !free.has(_id)
    setBusy(_id)
    try {
      await api().setFreeLesson({ id: courseId, video: _id, isFree })
      setFree(before => new Set(isFree ? [...before, _id] : [...before].filter(id => id !== _id)))
      toast.success(t(isFree ? 'opened' : 'closed', { title }))
    } catch (error) {
      if (!isCallRefused(error)) throw error
      toast.error(error.message)
    } finally {
      setBusy(undefined)
    }
  }
  /** What is taken out of the course is free no more, also when it comes back. */
  const keepOnly = (videos: readonly PlaylistVideo[]) => {
    const left = new Set(videos.map(({ _id }) => _id))
    setFree(before => before.intersection(left))
  }
  return { free, busy, toggle, keepOnly }
}

const idsOfFree = (read: Read): string[] => read.filter(({ isFree }) => isFree).map(({ _id }) => _id)
