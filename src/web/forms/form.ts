// What all forms share: the submit button's states, errors that flash, and fields that wait for the browser.
import { type BaseSyntheticEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import type { SubmitState } from '#src/ui/controls/submit-button.tsx'

/** How long a button says that something was not accepted, and a field flashes (X-FORM-1). */
const ERROR_MS = 1000

/**
 * Submits a form through the states normal, checking, checked and error (L-AUTH-8). Invalid fields and a `send` that
 * returns false end in error, which passes.
 * @param send gets the valid values; says whether they were accepted
 */
export function useSubmission<V extends FieldValues>(form: UseFormReturn<V>, send: (values: V) => Promise<boolean>) {
  const [state, setState] = useState<SubmitState>('normal')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isRefused = useRef(false)
  const place = useRef<unknown>(undefined)
  const focusFirstWrong = useFirstWrong()
  useEffect(() => () => clearTimeout(timer.current), [])
  const fail = () => {
    isRefused.current = true
    setState('error')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setState('normal'), ERROR_MS)
  }
  const t = useTranslations('shell')
  const check = form.handleSubmit(async values => {
    clearTimeout(timer.current)
    setState('checking')
    if (await send(values)) setState('checked')
    else fail()
  }, fail)
  const submit = async (event?: BaseSyntheticEvent) => {
    place.current = event?.currentTarget ?? place.current
    const long = tooLongIn(event?.currentTarget)
    isRefused.current = false
    if (long.length === 0) await check(event)
    else {
      event?.preventDefault()
      await form.trigger() // what else is wrong is said in the same round
      for (const { name, most, length } of long)
        form.setError(name as Path<V>, { message: t('tooLong', { most, length }) }) // registered by this name
      fail()
    }
    if (isRefused.current) focusFirstWrong(place.current)
  }
  return { state, reset: () => setState('normal'), submit }
}

/** @returns gives the focus to what is wrong first in a form, once it is drawn so (X-FORM-1) */
export function useFirstWrong(): (form: unknown) => void {
  const [looked, setLooked] = useState<{ readonly form: unknown }>()
  useEffect(() => {
    const form = looked?.form
    if (!(form instanceof HTMLFormElement)) return undefined
    // The library gives it, in a timer of its own, to the field that it knew first, which need not stand first.
    const timer = setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
    return () => clearTimeout(timer)
  }, [looked])
  return form => setLooked({ form })
}

/** Fields of a form with more than they may hold; see `src/ui/text-field.tsx`. */
function tooLongIn(form: unknown): { name: string; most: number; length: number }[] {
  if (typeof HTMLFormElement === 'undefined' || !(form instanceof HTMLFormElement)) return []
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-most]')].flatMap(field => {
    const [most, { length }] = [Number(field.dataset['most']), field.value.trim()]
    return length > most ? [{ name: field.name, most, length }] : []
  })
}

/**
 * What a field of `src/ui` needs from its form: registration, its error, and the count that makes the error flash with
 * each submission. Editing takes the error away.
 */
export function fieldOf<V extends FieldValues, N extends Path<V>>(
  form: UseFormReturn<V>,
  name: N,
  options: RegisterOptions<V, N> = {},
) {
  const { submitCount } = form.formState
  const { error } = form.getFieldState(name, form.formState)
  return {
    ...form.register(name, { ...options, onChange: () => form.clearErrors(name) }),
    error: error?.message,
    flash: error ? submitCount : 0,
  }
}

const never = () => () => {}

/** False on the server and until the page is alive: a form that was sent before that would leave the page. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
