import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'

import { useViewer } from '../../calls/page-data.ts'
import { dropTyped, keepTyped, noteKey, readTyped, type Typed } from '../../forms/typed.ts'
import { isRecord } from '../../memory.ts'
import { useMoment } from '../moment.tsx'
import { useElsewhere } from './use-elsewhere.ts'

const keyOf = (...parts: readonly (string | undefined)[]): string => parts.join(' ')

interface KeptOptions {
  /** Tells it from something else at the same address. */
  name: string
  isDirty: boolean
  /** What stands on the screen; another one whenever something there changes. */
  shown: unknown
  /** What of it is kept. */
  now: () => Omit<Typed, 'at'>
  /** Puts back what was kept; false where it says nothing that is not on the screen. */
  putBack: (typed: Typed) => boolean
  /** Gives up what was put back. */
  discard: () => void
}

/**
 * Keeps what is not saved yet, until it is saved or given up: for this tab, which puts it back when its screen opens again,
 * and at the academy, which offers it everywhere else.
 * @returns `notice`, which says so and discards it, `forget`, for what was saved or given up, `noteKey`, for what is sent,
 *   and `keptAt`, when the academy kept it last, in ms
 */
export function useKept({ name, isDirty, shown, now, putBack, discard }: KeptOptions) {
  const t = useTranslations('manager')
  const { pathname } = useLocation()
  const key = keyOf(useViewer()?._id, pathname, name)
  const [isBack, setBack] = useState(false)
  const wasDirty = useRef(false)
  const elsewhere = useElsewhere(keyOf(pathname, name), () => readTyped(key) !== undefined)
  const forget = () => {
    dropTyped(key)
    elsewhere.drop()
  }
  useEffect(() => {
    const typed = readTyped(key)
    if (!typed) return
    if (putBack(typed)) setBack(true)
    else dropTyped(key)
    // It is put back once, into the screen as it opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [key])
  useEffect(() => {
    if (isDirty) {
      const typed = { ...now(), at: Date.now() }
      keepTyped(key, typed)
      elsewhere.keep(typed)
    } else if (wasDirty.current) {
      forget()
      setBack(false)
    }
    wasDirty.current = isDirty
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- with each change of what is shown, and of nothing else
  }, [shown, isDirty])
  const { offer } = elsewhere
  return {
    forget,
    keptAt: elsewhere.keptAt,
    noteKey: (sent: string | undefined) => noteKey(key, sent),
    notice: (
      <>
        {isBack && (
          <Notice role="status">
            <p>{t('typedBack')}</p>
            <Button size="sm" onClick={discard}>
              {t('typedDiscard')}
            </Button>
          </Notice>
        )}
        {offer && (
          <Offer
            at={offer.at}
            onTake={() => {
              const isNews = putBack(offer)
              elsewhere.take(isNews)
              setBack(isNews)
            }}
            onDiscard={elsewhere.discard}
          />
        )}
      </>
    ),
  }
}

interface OfferProps {
  /** ms */
  at: number
  onTake: () => void
  onDiscard: () => void
}

/** What was typed here in another tab, or on another device, and is not saved. */
function Offer({ at, onTake, onDiscard }: OfferProps) {
  const t = useTranslations('manager')
  const moment = useMoment()
  return (
    <Notice role="status">
      <p>{t('typedElsewhere', { moment: moment(new Date(at).toISOString()) })}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="primary" onClick={onTake}>
          {t('typedTake')}
        </Button>
        <Button size="sm" onClick={onDiscard}>
          {t('typedDelete')}
        </Button>
      </div>
    </Notice>
  )
}

/** @returns lets the form at another address begin with values; images of a thing that is gone are gone with it */
export function useHandOver(): (to: string, values: Readonly<Record<string, unknown>>) => void {
  const viewer = useViewer()?._id
  return (to, values) => {
    const kept: unknown = JSON.parse(
      JSON.stringify(values, (name, value: unknown) => (name === 'image' ? null : value)),
    )
    if (isRecord(kept))
      keepTyped(keyOf(viewer, to, ''), { version: undefined, began: {}, values: kept, at: Date.now() })
  }
}
