// What both registration forms share: an image, a draft that outlives a reload, and the way to the server.
import { type FormEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { isCallRefused } from '#src/web/calls/api.ts'
import { useDraft } from '#src/web/forms/draft.ts'
import { useSubmission } from '#src/web/forms/form.ts'
import { showInFields } from '#src/web/forms/refused-fields.ts'
import { toast } from '#src/web/toast.ts'

/** What the server may have against an image that the browser let pass. */
const aboutImage = new Map<string, 'imageRefused' | 'imageSize'>([
  ['not-an-image', 'imageRefused'],
  ['too-large', 'imageSize'],
])

/** These say themselves what is the matter; whatever else goes wrong is 'Registration Failed' (P-CLUB-10, P-COACH-4). */
const ownTexts = new Set(['club-registered', 'coach-registered'])

type ChosenImage = { file?: File; preview?: string }
type Options<V> = {
  /** Names the draft. */
  readonly draft: string
  readonly applicationId: string
  readonly texts: { readonly imageMissing: string; readonly success: string }
  readonly send: (values: V, common: { applicationId: string; file: File; extra: string }) => Promise<unknown>
}

/** The state of a registration form and the props of its parts. */
export function useRegistration<V extends FieldValues>(
  form: UseFormReturn<V>,
  { draft, applicationId, texts, send }: Options<V>,
) {
  const t = useTranslations('applications')
  const { file, ...image } = useImage()
  const [extra, setExtra] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isDone, setIsDone] = useState(false)
  const { forget } = useDraft(form, { key: `draft:${draft}` })

  const register = async (values: V): Promise<boolean> => {
    setProblem(undefined)
    if (!file) {
      image.refuse(texts.imageMissing)
      toast.error(texts.imageMissing)
      return false
    }
    try {
      await send(values, { applicationId, file, extra })
    } catch (error) {
      if (!isCallRefused(error)) throw error
      const wrong = aboutImage.get(error.code)
      if (wrong) image.refuse(t(wrong))
      else if (!showInFields(form, error)) setProblem(error.message)
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
    if (!file) image.refuse(texts.imageMissing)
    return submit(event)
  }

  return {
    state,
    submit: submitAll,
    /** What the server had against it. */
    problem,
    isDone,
    extra: { value: extra, onChange: setExtra },
    image: {
      ...image.field,
      flash: image.field.error ? form.formState.submitCount : 0,
    },
  }
}

/** The image that was chosen, and what is wrong with it. */
function useImage() {
  const t = useTranslations('applications')
  const [{ file, preview }, setImage] = useState<ChosenImage>({})
  const [error, setError] = useState<string>()
  return {
    file,
    refuse: setError,
    field: {
      preview,
      error,
      onChange: (chosen: File | undefined, wrong?: 'imageType' | 'imageSize') => {
        setError(wrong && t(wrong))
        // One that was taken and then shows nothing is no image.
        if (wrong && chosen) return
        if (preview) URL.revokeObjectURL(preview)
        setImage(chosen ? { file: chosen, preview: URL.createObjectURL(chosen) } : {})
      },
    },
  }
}
