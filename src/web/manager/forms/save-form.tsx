import { type FormEvent, useContext, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useLocation } from 'react-router'

import { useHydrated } from '#src/web/forms/form.ts'

import { Conflict } from '../conflicts/conflict.tsx'
import { EditorHeadContext } from '../editor/editor-head.ts'
import { EditorLayout } from '../editor/editor-layout.tsx'
import { RefusalNotice } from './refusal-notice.tsx'
import { SaveBar } from './save-bar.tsx'
import type { Intent, SaveFormProps } from './saved-form.ts'
import { Unsaved } from './unsaved.tsx'
import { useGone } from './use-gone.tsx'
import { useSaveKey } from './use-save-key.ts'
import { useSaving } from './use-saving.ts'
import { useStored } from './use-stored.ts'
import { useTyped } from './use-typed.tsx'

/**
 * A-LIST-3: a form of a manager, which is the thing's editor below the manager's frame. While it saves, its button says
 * so; then a toast tells the outcome. What the server refused stands beside the field that it names; nothing that was
 * typed is lost.
 */
export function SaveForm<V extends FieldValues>(props: SaveFormProps<V>) {
  const {
    form,
    stored: current,
    label,
    actions,
    query,
    passing,
    anew,
    publishing,
    badge,
    preview,
    settings,
    children,
  } = props
  const head = useContext(EditorHeadContext)
  const isAlive = useHydrated()
  const box = useRef<HTMLFormElement>(null)
  const { isDirty, submitCount } = form.formState
  const meeting = useStored(form, current)
  const { search } = useLocation()
  const typed = useTyped(form, { meeting, passing, name: query ? search : '' })
  const gone = useGone(form, anew)
  const { state, send, savedAt } = useSaving(props, { meeting, typed, gone })
  const intent = useRef<Intent>(undefined)
  const [isOther, setOther] = useState(false)
  const sendAs = (how: Intent) => {
    if (state === 'checking') return
    intent.current = how
    box.current?.requestSubmit()
  }
  /** Without a word about its state a thing keeps it; a new one is for everybody. Whoever saves a draft goes on with it. */
  const onSubmit = (event: FormEvent) => {
    const isDraft = publishing?.isPublished === false
    const { isPublished, stays = isDraft && !isPublished } = intent.current ?? {}
    intent.current = undefined
    setOther(isPublished !== undefined)
    const choose = () => {
      if (!publishing?.isPublished || isPublished !== undefined) publishing?.choose(isPublished ?? !isDraft)
    }
    void send({ event, stays, choose })
  }
  useSaveKey(head !== undefined, () => {
    if (!isDirty) return
    const isNewDraft = publishing && publishing.isPublished === undefined
    sendAs({ stays: current !== undefined, ...(isNewDraft && { isPublished: false }) })
  })
  const notices = (
    <>
      {typed.notice}
      <RefusalNotice form={form} names={current?.names} />
      {gone.notice}
      {current && <Conflict stored={current} meeting={meeting} onSend={() => void send()} />}
    </>
  )
  const bar = (
    <SaveBar {...{ state, label, actions, publishing, isDirty, savedAt, keptAt: typed.keptAt, isOther, sendAs }} />
  )
  return (
    <form
      ref={box}
      className={head ? 'manager-form fields edit' : 'manager-form fields'}
      method="post"
      noValidate
      onSubmit={onlyOwn(onSubmit)}
    >
      <fieldset className="contents" disabled={!isAlive}>
        {head ? (
          <EditorLayout
            {...{ head, badge, preview, settings, notices }}
            save={bar}
            form={box}
            attempts={state === 'error' ? submitCount : 0}
          >
            {children}
          </EditorLayout>
        ) : (
          <>
            {children}
            {notices}
            {bar}
          </>
        )}
      </fieldset>
      <Unsaved isDirty={isDirty} onLeave={typed.forget} {...(query && { query })} />
    </form>
  )
}

/** A dialog that stands in a form has a form of its own, whose events come by here as well. */
const onlyOwn = (act: (event: FormEvent) => void) => (event: FormEvent) => {
  if (event.target === event.currentTarget) act(event)
}
