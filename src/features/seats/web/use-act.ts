import { useState } from 'react'
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
