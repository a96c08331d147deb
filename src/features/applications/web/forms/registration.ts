// What both registration forms share: a picture, a draft that outlives a reload, and the way to the server.
import { type FormEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { isCallRefused } from '#src/web/calls/api.ts'
import { useDraft } from '#src/web/forms/draft.ts'
import { useSubmission } from '#src/web/forms/form.ts'
import { toast } from '#src/web/toast.ts'

/** What the server may have against a picture that the browser let pass. */
const aboutPicture = new Map<string, 'pictureRefused' | 'pictureSize'>([
  ['not-an-image', 'pictureRefused'],
  ['too-large', 'pictureSize'],
])

/** These say themselves what is the matter; whatever else goes wrong is 'Registration Failed' (P-CLUB-10, P-COACH-4). */
const ownTexts = new Set(['club-registered', 'coach-registered'])

type Picture = { file?: File; preview?: string }
type Options<V> = {
  /** Names the draft. */
  readonly draft: string
  readonly applicationId: string
  readonly texts: { readonly pictureMissing: string; readonly success: string }
  readonly send: (values: V, common: { applicationId: string; file: File; extra: string }) => Promise<unknown>
}

/** The state of a registration form and the props of its parts. */
export function useRegistration<V extends FieldValues>(
  form: UseFormReturn<V>,
  { draft, applicationId, texts, send }: Options<V>,
) {
  const t = useTranslations('applications')
  const { file, ...picture } = usePicture()
  const [extra, setExtra] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isDone, setIsDone] = useState(false)
  const { forget } = useDraft(form, { key: `draft:${draft}` })

  const register = async (values: V): Promise<boolean> => {
    setProblem(undefined)
    if (!file) {
      picture.refuse(texts.pictureMissing)
      toast.error(texts.pictureMissing)
      return false
    }
    try {
      await send(values, { applicationId, file, extra })
    } catch (error) {
      if (!isCallRefused(error)) throw error
      const wrong = aboutPicture.get(error.code)
      if (wrong) picture.refuse(t(wrong))
      else setProblem(error.message)
      toast.error(ownTexts.has(error.code) ? error.message : t('registrationFailed'))
      return false
    }
    forget()
    toast.success(texts.success)
    setIsDone(true)
    return true
  }
  const { state, submit } = useSubmission(form, register)
  const submitAll = (event: FormEvent) => {
    if (!file) picture.refuse(texts.pictureMissing)
    return submit(event)
  }

  return {
    state,
    submit: submitAll,
    /** What the server had against it. */
    problem,
    isDone,
    extra: { value: extra, onChange: setExtra },
    picture: {
      ...picture.field,
      flash: picture.field.error ? form.formState.submitCount : 0,
    },
  }
}

/** The picture that was chosen, and what is wrong with it. */
function usePicture() {
  const t = useTranslations('applications')
  const [{ file, preview }, setPicture] = useState<Picture>({})
  const [error, setError] = useState<string>()
  return {
    file,
    refuse: setError,
    field: {
      preview,
      error,
      onChange: (chosen: File | undefined, wrong?: 'pictureType' | 'pictureSize') => {
        setError(wrong && t(wrong))
        // One that was taken and then shows nothing is no picture.
        if (wrong && chosen) return
        if (preview) URL.revokeObjectURL(preview)
        setPicture(chosen ? { file: chosen, preview: URL.createObjectURL(chosen) } : {})
      },
    },
  }
}
