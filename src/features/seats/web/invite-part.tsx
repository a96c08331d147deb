import { FileUp } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'

import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import { TextArea } from '#src/ui/controls/text-field.tsx'
import { api, type Api, isCallRefused } from '#src/web/calls/api.ts'
import { useHydrated } from '#src/web/forms/form.ts'

import type { Group } from './loaders.ts'
import { useAct } from './use-act.ts'

type Checked = Awaited<ReturnType<Api['checkInvites']>>

/** What a list of 500 addresses needs at most, and more. */
const MOST_LETTERS = 60_000

/** Takes the addresses of a team, shows what would be done with them, and sends. */
export function InvitePart({ group }: { group: Group }) {
  const t = useTranslations('seats.invite')
  const list = useInvites(group._id)
  const isAlive = useHydrated()
  const left = group.seats - group.taken - group.invited
  if (left === 0 && !list.sent) return null
  return (
    <section className="seats-part" aria-labelledby="invite">
      <h2 id="invite" ref={list.heading} tabIndex={-1}>
        {t('title')}
      </h2>
      <p role="status" hidden={!list.sent}>
        {list.sent}
      </p>
      {left === 0 ? null : list.checked ? (
        <Preview checked={list.checked} isBusy={list.isBusy} onSend={list.send} onBack={list.back} />
      ) : (
        <form className="fields" method="post" noValidate onSubmit={list.check}>
          <TextArea
            ref={list.field}
            label={t('emails')}
            help={t('help', { count: left })}
            rows={5}
            dir="ltr"
            spellCheck={false}
            value={list.text}
            error={list.problem}
            flash={list.tries}
            onChange={({ target }) => list.type(target.value)}
          />
          <div className="seats-acts">
            <Button type="submit" variant="ink" busy={list.isBusy} disabled={!isAlive}>
              {t('check')}
            </Button>
            <label className={buttonClass({})}>
              <FileUp />
              {t('file')}
              <input
                type="file"
                className="sr-only"
                accept=".csv,.txt,text/csv,text/plain"
                onChange={({ target }) => {
                  void list.read(target.files?.[0])
                  target.value = ''
                }}
              />
            </label>
          </div>
        </form>
      )}
    </section>
  )
}

function useInvites(id: string) {
  const t = useTranslations('seats.invite')
  const failed = useTranslations('seats')('failed')
  const { isBusy: isSending, act } = useAct()
  const [text, setText] = useState('')
  const [checked, setChecked] = useState<Checked>()
  const [sent, setSent] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState<string>()
  const [tries, setTries] = useState(0)
  const [isChecking, setChecking] = useState(false)
  const tell = (words: string) => {
    setProblem(words)
    setTries(tries + 1)
  }
  const look = async () => {
    if (text.trim() === '') return tell(t('missing'))
    if (text.length > MOST_LETTERS) return tell(t('tooLong'))
    setChecking(true)
    setSent('')
    try {
      setChecked(await api().checkInvites({ id, text }))
    } catch (error) {
      tell(isCallRefused(error) ? error.message : failed)
    }
    setChecking(false)
  }
  const deliver = async (emails: string[]) => {
    const words = t('sent', { count: emails.length })
    const isDone = await act(() => api().inviteToSeats({ id, emails }), words)
    if (!isDone) return
    flushSync(() => {
      setChecked(undefined)
      setText('')
      setSent(words)
    })
    heading.current?.focus()
  }
  return {
    text,
    checked,
    sent,
    heading,
    field,
    problem,
    tries,
    isBusy: isSending || isChecking,
    type: (next: string) => {
      setText(next)
      setProblem(undefined)
    },
    read: async (file: File | undefined) => {
      if (!file) return
      const words = file.size > MOST_LETTERS * 2 ? '' : await file.text()
      if (words === '' || words.includes('\0')) return tell(t('tooLong'))
      // What was typed before stays.
      setText(before => (before.trim() ? `${before.trimEnd()}\n${words}` : words))
      setProblem(undefined)
    },
    check: (event: FormEvent) => {
      event.preventDefault()
      void look()
    },
    send: () => void deliver(checked?.emails ?? []),
    back: () => {
      flushSync(() => setChecked(undefined))
      field.current?.focus()
    },
  }
}

interface PreviewProps {
  checked: Checked
  isBusy: boolean
  onSend: () => void
  onBack: () => void
}

/** Who would be invited, and what of the list would not; nothing has been sent. */
function Preview({ checked, isBusy, onSend, onBack }: PreviewProps) {
  const t = useTranslations('seats.invite')
  const { emails, known, repeated, bad, free } = checked
  const isTooMany = emails.length > free
  const lead = useRef<HTMLParagraphElement>(null)
  useEffect(() => lead.current?.focus(), [])
  return (
    <div className="seats-preview">
      <p ref={lead} tabIndex={-1}>
        <b>{t('ready', { count: emails.length })}</b> {repeated > 0 && t('repeated', { count: repeated })}{' '}
        {known.length > 0 && t('known', { count: known.length })}
      </p>
      {emails.length > 0 && (
        <ul className="seats-emails" dir="ltr">
          {emails.map(email => (
            <li key={email}>{email}</li>
          ))}
        </ul>
      )}
      {bad.length > 0 && (
        <div className="seats-bad">
          <p>{t('bad', { count: bad.length })}</p>
          <ul>
            {bad.map(({ line, text }) => (
              <li key={line}>
                {t('line', { line })} <code dir="auto">{text}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isTooMany && <p className="seats-few">{t('tooMany', { free, count: emails.length })}</p>}
      <div className="seats-acts">
        <Button variant="primary" busy={isBusy} disabled={emails.length === 0 || isTooMany} onClick={onSend}>
          {t('send', { count: emails.length })}
        </Button>
        <Button onClick={onBack}>{t('back')}</Button>
      </div>
    </div>
  )
}
