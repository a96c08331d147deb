import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Notice } from '#src/ui/controls/message.tsx'

import { REFUSED } from './refusals.ts'

interface RefusalNoticeProps<V extends FieldValues> {
  form: UseFormReturn<V>
  /** What the fields are called. */
  names?: Readonly<Record<string, string>> | undefined
}

/** What the server refused of the form, and of whatever in it no field shows. */
export function RefusalNotice<V extends FieldValues>({ form, names = {} }: RefusalNoticeProps<V>) {
  const t = useTranslations('manager')
  const box = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState({ wrong: '[]', shown: '' })
  const { formState } = form
  const faults = faultsIn(formState.errors)
  const wrong = JSON.stringify(faults)
  useEffect(() => {
    const said = box.current?.closest('form')?.querySelectorAll('.help[data-error]') ?? []
    const shown = [...said].map(({ textContent }) => textContent).join('\n')
    // The fields are drawn anew with each state of the form, which may be later than this.
    setSeen(before => (before.wrong === wrong && before.shown === shown ? before : { wrong, shown }))
  }, [wrong, formState])
  const nameOf = (path: string) => {
    const [first = '', second = ''] = path.split('.')
    const name = names[first]
    return name && /^\d+$/.test(second) ? t('rowOf', { name, number: Number(second) + 1 }) : name
  }
  const isLeft = ({ path, message }: Fault) =>
    seen.wrong === wrong && (path === 'root' || !seen.shown.includes(message))
  const words = faults.filter(isLeft).map(({ path, message }) => {
    const name = nameOf(path)
    return name ? t('faultOf', { name, message }) : message
  })
  return (
    <div ref={box} className="contents">
      {words.length > 0 && (
        <Notice tone="error" role="alert">
          {[...new Set(words)].map(text => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      )}
    </div>
  )
}

type Fault = { readonly path: string; readonly message: string }

/** Every refusal among a form's errors, those of its rows as well. */
function faultsIn(errors: object, path = ''): Fault[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null || error instanceof Element) return []
    const at = path + name
    if (!('message' in error) || typeof error.message !== 'string') return faultsIn(error, `${at}.`)
    return 'type' in error && error.type === REFUSED ? [{ path: at, message: error.message }] : []
  })
}
