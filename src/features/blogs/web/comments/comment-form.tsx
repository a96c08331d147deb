import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { isCallRefused } from '#src/web/calls/api.ts'
import { useViewer } from '#src/web/calls/page-data.ts'
import { loginAddress } from '#src/web/calls/session.ts'
import { useKeptTyping } from '#src/web/forms/kept-typing.ts'
import { useTooLong } from '#src/web/forms/too-long.ts'
import { useOnce } from '#src/web/forms/use-once.ts'
import { toast } from '#src/web/toast.ts'

const MAX_LENGTH = 2_000

interface CommentFormProps {
  blogId: string
  /** Rejects when the comment was not taken. `key` names it. */
  onSend: (content: string, key: string) => Promise<void>
}

/**
 * Enter sends, Shift+Enter begins a line. What was written stays until the server has it, also while sending leads to
 * /login and back, as it does without a session.
 */
export function CommentForm({ blogId, onSend }: CommentFormProps) {
  const t = useTranslations('blogs')
  const viewer = useViewer()
  const [isSending, setIsSending] = useState(false)
  const [said, setSaid] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const typed = useKeptTyping(`comment:${blogId}`, '', textOf, () => field.current?.focus())
  const text = typed.value
  const once = useOnce()
  const tooLong = useTooLong()(text, MAX_LENGTH)
  const id = useId()
  const send = async () => {
    const content = text.trim()
    if (tooLong || (content === '' ? viewer : isSending)) return field.current?.focus()
    typed.noteSent()
    if (!viewer) return location.assign(loginAddress(`/blog/${blogId}`))
    setIsSending(true)
    setSaid('')
    try {
      await once.send(key => onSend(content, key))
      typed.change('')
      typed.forget()
      setSaid(t('commented'))
    } catch (error) {
      typed.noteRefused()
      toast.error(isCallRefused(error) && error.status < 500 ? error.message : t('commentFailed'))
    }
    setIsSending(false)
  }
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }
  const name = viewer && `${viewer.firstName} ${viewer.lastName}`
  return (
    <form
      className="say"
      action="/login"
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <input type="hidden" name="next" value={`/blog/${blogId}`} />
      {name && <Avatar name={name} src={viewer.image} decorative />}
      <textarea
        ref={field}
        className="input"
        rows={1}
        placeholder={t('saySomething')}
        aria-label={t('saySomething')}
        aria-invalid={tooLong ? true : undefined}
        aria-describedby={tooLong && id}
        enterKeyHint="send"
        value={text}
        readOnly={isSending}
        onChange={event => typed.change(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <Button variant="ink" type="submit" busy={isSending}>
        {t('comment')}
      </Button>
      {tooLong && (
        <p className="say-error" id={id} role="alert">
          {tooLong}
        </p>
      )}
      <span className="sr-only" role="status">
        {said}
      </span>
    </form>
  )
}

const textOf = (kept: unknown): string | undefined => (typeof kept === 'string' ? kept : undefined)
