import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { isCallRefused } from '#src/web/calls/api.ts'
import { toast } from '#src/web/toast.ts'

/** @returns does something with a page's places, tells what came of it, and reads the page anew */
export function useAct() {
  const t = useTranslations('seats')
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const act = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(true)
    try {
      await work()
      toast.success(done)
      await revalidate()
      return true
    } catch (error) {
      toast.error(isCallRefused(error) ? error.message : t('failed'))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, act }
}

/**
 * For what goes with the thing that it was done to: focus then goes to the first of these headings that is left.
 * @returns to be called once it is done
 */
export function useFocusAfter(...ids: string[]): () => void {
  const isDone = useRef(false)
  const headings = useRef(ids)
  useEffect(
    () => () => {
      const heading = () => headings.current.map(id => document.getElementById(id)).find(Boolean)
      // The dialog gives it back to a button first that has gone as well.
      if (isDone.current) setTimeout(() => heading()?.focus())
    },
    [],
  )
  return () => {
    isDone.current = true
  }
}
