import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { useFirstWrong, useHydrated } from '#src/web/forms/form.ts'
import { toast } from '#src/web/toast.ts'
import { isEmail } from '#src/wire/text/patterns.ts'

/** X-FOOT-2: an address for the letter. The answer does not tell whether the address was known (D-33). */
export function NewsletterBox() {
  const t = useTranslations('newsletter')
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const [flash, setFlash] = useState(0)
  const [askedFor, setAskedFor] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isAlive = useHydrated()
  const focusFirstWrong = useFirstWrong()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setAskedFor(undefined)
    if (!isEmail(email.trim())) {
      setError(t('invalid'))
      focusFirstWrong(event.currentTarget)
      return setFlash(flash + 1)
    }
    setBusy(true)
    try {
      await api().subscribe({ email })
      setEmail('')
      setAskedFor(email.trim())
    } catch (refusal) {
      toast.error(isCallRefused(refusal) ? refusal.message : t('failed'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="newsletter">
      <h2>{t('title')}</h2>
      <p>{t('about')}</p>
      <form method="post" noValidate onSubmit={event => void submit(event)}>
        <TextField
          label={t('email')}
          hideLabel
          noHelpLine
          type="email"
          autoComplete="email"
          placeholder={t('placeholder')}
          value={email}
          error={error}
          flash={error ? flash : 0}
          onChange={event => {
            setEmail(event.target.value)
            setError(undefined)
          }}
        />
        <Button type="submit" variant="ink" busy={isBusy} disabled={!isAlive}>
          {t('subscribe')}
        </Button>
      </form>
      <p className="newsletter-note" role="status">
        {askedFor && t('accepted', { email: askedFor })}
      </p>
    </div>
  )
}
