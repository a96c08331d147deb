import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { api, isCallRefused } from '#src/web/calls/api.ts'
import { toast } from '#src/web/toast.ts'

import type { PlaylistVideo } from './playlist-video.tsx'

type Order = readonly PlaylistVideo[]

const idsOf = (videos: Order): string[] => videos.map(({ _id }) => _id)
const isSame = (one: Order, other: Order): boolean => idsOf(one).join() === idsOf(other).join()

/** The order of a course's videos while somebody changes it, and its one save. */
export function usePlaylist(courseId: string, read: Order) {
  const t = useTranslations('managers.courses')
  const [former, setFormer] = useState(read)
  const [videos, setVideos] = useState(read)
  const [isSaving, setSaving] = useState(false)
  const [theirs, setTheirs] = useState<Order>()
  const show = (current: Order) => {
    setFormer(current)
    setVideos(current)
    setTheirs(undefined)
  }
  const saved = () => {
    show(videos)
    toast.success(t('updated'))
  }
  /** Reads the order that somebody else has saved meanwhile. */
  const meet = async () => {
    const { videos: current } = await api().getPlaylist({ id: courseId })
    if (isSame(current, videos)) return saved()
    setTheirs(current)
    return toast.error(t('updateFailed'))
  }
  const save = async (known: Order) => {
    setSaving(true)
    try {
      await api()
        .savePlaylist({ id: courseId, videos: idsOf(videos), former: idsOf(known) })
        .then(saved, async (error: unknown) => {
          if (isCallRefused(error) && error.code === 'conflict') return meet()
          throw error
        })
    } catch (error) {
      if (!isCallRefused(error)) throw error
      toast.error(error.message)
    } finally {
      setSaving(false)
    }
  }
  return {
    videos,
    former,
    isSaving,
    isDirty: !isSame(former, videos),
    setVideos,
    discard: () => show(former),
    save: () => save(former),
    /** After a conflict: what somebody else has saved, until one of the two orders is chosen. */
    theirs,
    takeTheirs: () => theirs && show(theirs),
    keepMine: () => theirs && save(theirs),
  }
}
