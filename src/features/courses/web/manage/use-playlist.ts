import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { api, isCallRefused } from '#src/web/calls/api.ts'
import { useKept } from '#src/web/manager/forms/use-kept.tsx'
import { isRecord } from '#src/web/memory.ts'
import { toast } from '#src/web/toast.ts'

import type { PlaylistVideo } from './playlist-video.tsx'

type Order = readonly PlaylistVideo[]

const idsOf = (videos: Order): string[] => videos.map(({ _id }) => _id)
const isSame = (one: Order, other: Order): boolean => idsOf(one).join() === idsOf(other).join()

/** Of what was kept, the videos; anybody can write into storage. */
const isOrder = (kept: unknown): kept is Order => Array.isArray(kept) && kept.every(isVideo)
const isVideo = (kept: unknown): boolean =>
  isRecord(kept) && typeof kept['_id'] === 'string' && typeof kept['title'] === 'string'

/** The order of a course's videos while somebody changes it, and its one save; a reload gives it back. */
export function usePlaylist(courseId: string, read: Order) {
  const t = useTranslations('managers.courses')
  const { revalidate } = useRevalidator()
  const [isSaving, setSaving] = useState(false)
  const { former, videos, theirs, isDirty, setVideos, setTheirs, show, discard, goOn } = useOrders(read)
  const { notice, forget } = useKeptOrder({ courseId, read, former, videos, isDirty, goOn, discard })
  const saved = () => {
    show(videos)
    // What was taken out is free no more, also when it comes back.
    void revalidate()
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
    isDirty,
    /** Says that an order is back that was not saved. */
    notice,
    forget,
    setVideos,
    discard,
    save: () => save(former),
    /** After a conflict: what somebody else has saved, until one of the two orders is chosen. */
    theirs,
    takeTheirs: () => theirs && show(theirs),
    keepMine: () => theirs && save(theirs),
  }
}

/** The order as it was read, as it is here, and, after a conflict, as somebody else has saved it. */
function useOrders(read: Order) {
  const [former, setFormer] = useState(read)
  const [videos, setVideos] = useState(read)
  const [theirs, setTheirs] = useState<Order>()
  const show = (current: Order) => {
    setFormer(current)
    setVideos(current)
    setTheirs(undefined)
  }
  const discard = () => show(theirs ?? former)
  const isDirty = !isSame(former, videos)
  const goOn = (before: Order, mine: Order) => {
    if (!isSame(before, read)) setTheirs(read)
    setFormer(before)
    setVideos(mine)
  }
  return { former, videos, theirs, isDirty, setVideos, setTheirs, show, discard, goOn }
}

interface KeptOrder {
  courseId: string
  read: Order
  former: Order
  videos: Order
  isDirty: boolean
  /** Goes on with an order that was made of another one. */
  goOn: (before: Order, mine: Order) => void
  discard: () => void
}

function useKeptOrder({ courseId, read, former, videos, isDirty, goOn, discard }: KeptOrder) {
  return useKept({
    name: courseId,
    isDirty,
    shown: videos,
    now: () => ({ version: undefined, began: { videos: former }, values: { videos } }),
    putBack: ({ began, values }) => {
      const [before, mine] = [began['videos'], values['videos']]
      if (!isOrder(before) || !isOrder(mine) || isSame(mine, read)) return false
      goOn(before, mine)
      return true
    },
    discard,
  })
}
