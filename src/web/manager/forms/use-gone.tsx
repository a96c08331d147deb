import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'

import type { CallRefused } from '../../calls/api.ts'
import { namedIn } from './refusals.ts'
import { useHandOver } from './use-kept.tsx'

/**
 * For what somebody else deleted while it was changed here: what was typed stays, and can begin another one.
 * @param anew the address of the form that makes one
 */
export function useGone<V extends FieldValues>(form: UseFormReturn<V>, anew: string | undefined) {
  const t = useTranslations('manager')
  const navigate = useNavigate()
  const handOver = useHandOver()
  const [isGone, setGone] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const { isDirty } = form.formState
  // The form is clean only with the next render, and leaving it before would ask.
  useEffect(() => {
    if (anew && isLeaving && !isDirty) void navigate(anew, { replace: true })
  }, [anew, isLeaving, isDirty, navigate])
  const begin = (address: string) => {
    const values = form.getValues()
    handOver(address, values)
    form.reset(values)
    setLeaving(true)
  }
  return {
    /** @returns whether this refusal says that the thing itself is gone, and no other that the form names */
    note: (refusal: CallRefused): boolean => {
      const isIt = refusal.code === 'not-found' && namedIn(form, refusal).length === 0
      setGone(isIt)
      return isIt
    },
    notice: isGone && (
      <Notice tone="error" role="alert">
        <p>{t('gone')}</p>
        {anew && (
          <Button size="sm" onClick={() => begin(anew)}>
            {t('anew')}
          </Button>
        )}
      </Notice>
    ),
  }
}
