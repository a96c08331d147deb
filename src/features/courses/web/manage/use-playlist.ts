import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { api, isCallRefused } from '#src/web/api.ts'
import { toast } from '#src/web/toast.ts'

import type { PlaylistVideo } from './playlist-video.tsx'

const idsOf = (videos: readonly PlaylistVideo[]): string[] => videos.map(({ _id }) => _id)

/** The order of a course's videos while somebody changes it, and its one save. */
export function usePlaylist(courseId: string, read: readonly PlaylistVideo[]) {
  const t = useTranslations('managers.courses')
  const [former, setFormer] = useState(read)
  const [videos, setVideos] = useState(read)
  const [state, setState] = useState<'still' | 'saving' | 'conflict'>('still')
  const isDirty = idsOf(former).join() !== idsOf(videos).join()
  const show = (current: readonly PlaylistVideo[]) => {
    setFormer(current)
    setVideos(current)
    setState('still')
  }
  const save = async (known: readonly PlaylistVideo[]) => {
    setState('saving')
    try {
      await api().savePlaylist({ id: courseId, videos: idsOf(videos), former: idsOf(known) })
      show(videos)
      toast.success(t('updated'))
    } catch (error) {
      if (!isCallRefused(error)) throw error
      setState(error.code === 'conflict' ? 'conflict' : 'still')
      toast.error(error.code === 'conflict' ? t('updateFailed') : error.message)
    }
  }
  const readAgain = async (then: (current: readonly PlaylistVideo[]) => unknown) => {
    try {
      await then((await api().getPlaylist({ id: courseId })).videos)
    } catch (error) {
      if (!isCallRefused(error)) throw error
      toast.error(error.message)
    }
  }
  return {
    videos,
    former,
    state,
    isDirty,
    setVideos,
    discard: () => show(former),
    save: () => save(former),
    /** After a conflict: the other order, or one's own over it. */
    takeTheirs: () => readAgain(show),
    keepMine: () => readAgain(save),
  }
}
