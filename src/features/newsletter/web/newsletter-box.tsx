import { useId, useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/button.tsx'
import { api, isCallRefused } from '#src/web/api.ts'
import { toast } from '#src/web/toast.ts'
import { isEmail } from '#src/wire/patterns.ts'

/** X-FOOT-2: an address for the letter. The answer does not tell whether the address was known (D-33). */
export function NewsletterBox() {
  const t = useTranslations('newsletter')
  const [email, setEmail] = useState('')
  const [note, setNote] = useState<{ text: string; isError: boolean }>()
  const [isBusy, setBusy] = useState(false)
  const id = useId()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (!isEmail(email.trim())) return setNote({ text: t('invalid'), isError: true })
    setBusy(true)
    try {
      await api().subscribe({ email })
      setEmail('')
      setNote({ text: t('accepted', { email: email.trim() }), isError: false })
    } catch (error) {
      toast.error(isCallRefused(error) ? error.message : t('failed'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="newsletter">
      <h2>{t('title')}</h2>
      <p>{t('about')}</p>
      <form method="post" noValidate onSubmit={event => void submit(event)}>
        <label className="sr-only" htmlFor={id}>
          {t('email')}
        </label>
        <input
          id={id}
          className="input"
          type="email"
          autoComplete="email"
          maxLength={254}
          placeholder={t('placeholder')}
          value={email}
          aria-invalid={note?.isError || undefined}
          aria-describedby={`${id}-note`}
          onChange={event => {
            setEmail(event.target.value)
            setNote(undefined)
          }}
        />
        <Button type="submit" variant="ink" busy={isBusy}>
          {t('subscribe')}
        </Button>
      </form>
      <p id={`${id}-note`} className="newsletter-note" role="status" data-error={note?.isError || undefined}>
        {note?.text}
      </p>
    </div>
  )
}
