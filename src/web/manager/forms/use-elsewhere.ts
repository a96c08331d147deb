import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

import { seconds } from '#src/wire/durations.ts'

import { api } from '../../calls/api.ts'
import { isTyped, textOf, type Typed } from '../../forms/typed.ts'
import { isRecord, tabMemory } from '../../memory.ts'

/** What is typed is sent when the keys rest, and in a long sentence from time to time. */
const REST_MS = seconds(1.5)
const MOST_MS = seconds(10)
/** More than this a browser does not send while it leaves a page. */
const LEAVING_BYTES = 60_000

const TAB = 'tab'

/** Tells this tab from every other one. */
function tabName(): string {
  const known = tabMemory.recall(TAB)
  if (typeof known === 'string') return known
  const name = crypto.randomUUID()
  tabMemory.remember(TAB, name)
  return name
}

/** By the end of a session nothing is told here: whoever types is not disturbed, and the tab keeps it anyway. */
async function put(place: string, typed: string): Promise<number | undefined> {
  const body = JSON.stringify({ place, typed })
  const headers = { 'content-type': 'application/json' }
  const keepalive = body.length < LEAVING_BYTES
  try {
    const response = await fetch('/api/unsaved', { method: 'PUT', headers, body, keepalive })
    return response.ok ? Date.now() : undefined
  } catch {
    return undefined
  }
}

const drop = (place: string): Promise<unknown> =>
  api()
    .dropUnsaved({ place })
    .catch(() => undefined)

/** Sends what is typed, one after the other, when the keys rest. A drop forgets what was not sent yet. */
function createSender(place: string, onKept: (at: number | undefined) => void) {
  let waiting: Typed | undefined
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: Promise<unknown> = Promise.resolve()
  const flush = () => {
    clearTimeout(timer)
    const typed = waiting && textOf({ ...waiting, tab: tabName() })
    waiting = undefined
    if (typed) last = last.then(async () => onKept(await put(place, typed)))
  }
  return {
    flush,
    keep: (typed: Typed) => {
      if (!waiting) since = Date.now()
      waiting = typed
      clearTimeout(timer)
      timer = setTimeout(flush, Math.max(0, Math.min(REST_MS, since + MOST_MS - Date.now())))
    },
    drop: () => {
      clearTimeout(timer)
      waiting = undefined
      last = last.then(async () => drop(place))
      onKept(undefined)
    },
  }
}

/** Found at the academy, unless it is what this tab has itself. */
async function findElsewhere(place: string, hasOwn: boolean): Promise<Typed | undefined> {
  const { unsaved } = await api().findUnsaved({ place })
  if (!unsaved) return undefined
  const found: unknown = JSON.parse(unsaved.typed)
  const isOwn = hasOwn && isRecord(found) && found['tab'] === tabName()
  return isTyped(found) && !isOwn ? found : undefined
}

/**
 * Keeps what is typed into a form at the academy, so that it is there in another tab, after the browser was closed, and on
 * another device. What was typed elsewhere is offered; until it is brought back or discarded, nothing takes its place.
 * @param place the form's address, with what tells it from another one there
 * @param hasOwn whether this tab has put back what it kept itself
 * @returns `offer` is what was typed elsewhere, `keptAt` when the last of this form was kept, in ms
 */
export function useElsewhere(place: string, hasOwn: () => boolean) {
  const [offer, setOffer] = useState<Typed>()
  const [keptAt, setKeptAt] = useState<number>()
  const sender = useMemo(() => createSender(place, setKeptAt), [place])
  const isFree = useRef(false)
  const held = useRef<Typed>(undefined)
  /** From now on this form's place is this tab's; what was typed before it was known follows. */
  const settle = useCallback(() => {
    isFree.current = true
    setOffer(undefined)
    if (held.current) sender.keep(held.current)
    held.current = undefined
  }, [sender])
  useEffect(() => {
    let isGone = false
    isFree.current = false
    held.current = undefined
    findElsewhere(place, hasOwn())
      .then(found => {
        if (isGone) return
        setOffer(found)
        if (!found) settle()
      })
      .catch(() => undefined) // nobody knows what stands there: it stays
    addEventListener('pagehide', sender.flush)
    return () => {
      isGone = true
      removeEventListener('pagehide', sender.flush)
      sender.flush()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once for a form
  }, [place, sender])
  return {
    offer,
    keptAt,
    keep: (typed: Typed) => {
      if (isFree.current) sender.keep(typed)
      else held.current = typed
    },
    /** What is kept of this form is saved, or given up. An offer stays. */
    drop: () => {
      held.current = undefined
      if (isFree.current) sender.drop()
    },
    /** The offer is taken. @param isNews whether it says something that was not on the screen */
    take: (isNews: boolean) => {
      held.current = undefined
      settle()
      if (!isNews) sender.drop()
    },
    /** The offer is given up. */
    discard: () => {
      sender.drop()
      settle()
    },
  }
}
