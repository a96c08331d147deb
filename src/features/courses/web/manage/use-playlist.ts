import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { api, isCallRefused } from '#src/web/calls/api.ts'
import { useKept } from '#src/web/manager/forms/use-kept.tsx'
import { toast } from '#src/web/toast.ts'

import { areEntries, entriesOf, isSame, savedOf, withWritten, type Entry } from './playlist-entries.ts'

type Order = readonly Entry[]

/** What a course consists of while somebody changes it, and its one save; a reload gives it back. */
export function usePlaylist(courseId: string, read: Order) {
  const t = useTranslations('managers.courses')
  const { revalidate } = useRevalidator()
  const [isSaving, setSaving] = useState(false)
  const { former, entries, theirs, isDirty, setEntries, setTheirs, show, discard, goOn } = useOrders(read)
  const { notice, forget } = useKeptOrder({ courseId, read, former, entries, isDirty, goOn, discard })
  const saved = (wanted: Order) => {
    show(wanted)
    // What was taken out is free no more, also when it comes back.
    void revalidate()
    toast.success(t('updated'))
  }
  /** Reads the order that somebody else has saved meanwhile. */
  const meet = async () => {
    const current = entriesOf((await api().getPlaylist({ id: courseId })).entries)
    if (isSame(current, entries)) return saved(entries)
    setTheirs(current)
    return toast.error(t('updateFailed'))
  }
  const save = async (known: Order, wanted: Order) => {
    setSaving(true)
    try {
      await api()
        .savePlaylist({ id: courseId, entries: savedOf(wanted), former: savedOf(known) })
        .then(
          () => saved(wanted),
          async (error: unknown) => {
            if (isCallRefused(error) && error.code === 'conflict') return meet()
            throw error
          },
        )
    } catch (error) {
      if (!isCallRefused(error)) throw error
      toast.error(error.message)
    } finally {
      setSaving(false)
    }
  }
  return {
    entries,
    former,
    isSaving,
    isDirty,
    /** Says that an order is back that was not saved. */
    notice,
    forget,
    setEntries,
    discard,
    save: () => save(former, entries),
    /** After a conflict: what somebody else has saved, until one of the two orders is chosen. */
    theirs,
    takeTheirs: () => theirs && show(theirs),
    keepMine: () => theirs && save(theirs, withWritten(entries, theirs)),
  }
}

/** The order as it was read, as it is here, and, after a conflict, as somebody else has saved it. */
function useOrders(read: Order) {
  const [former, setFormer] = useState(read)
  const [entries, setEntries] = useState(read)
  const [theirs, setTheirs] = useState<Order>()
  const show = (current: Order) => {
    setFormer(current)
    setEntries(current)
    setTheirs(undefined)
  }
  const discard = () => show(theirs ?? former)
  const isDirty = !isSame(former, entries)
  const goOn = (before: Order, mine: Order) => {
    if (!isSame(before, read)) setTheirs(read)
    setFormer(before)
    setEntries(mine)
  }
  return { former, entries, theirs, isDirty, setEntries, setTheirs, show, discard, goOn }
}

interface KeptOrder {
  courseId: string
  read: Order
  former: Order
  entries: Order
  isDirty: boolean
  /** Goes on with an order that was made of another one. */
  goOn: (before: Order, mine: Order) => void
  discard: () => void
}

function useKeptOrder({ courseId, read, former, entries, isDirty, goOn, discard }: KeptOrder) {
  return useKept({
    name: courseId,
    isDirty,
    shown: entries,
    now: () => ({ version: undefined, began: { entries: former }, values: { entries } }),
    putBack: ({ began, values }) => {
      const [before, mine] = [began['entries'], values['entries']]
      if (!areEntries(before) || !areEntries(mine) || isSame(mine, read)) return false
      goOn(before, mine)
      return true
    },
    discard,
  })
}
