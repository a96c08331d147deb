import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { useFirstWrong, useHydrated } from '#src/web/forms/form.ts'

export function NumberForm() {
  const t = useTranslations('certificates')
  const isAlive = useHydrated()
  const navigate = useNavigate()
  const focusFirstWrong = useFirstWrong()
  const [tries, setTries] = useState(0)
  const [isMissing, setMissing] = useState(false)
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const number = new FormData(event.currentTarget).get('number')
    if (typeof number === 'string' && number.trim() !== '') {
      void navigate(`/certificates?${new URLSearchParams({ number })}`)
      return
    }
    setMissing(true)
    setTries(tries + 1)
    focusFirstWrong(event.currentTarget)
  }
  return (
    // Without JavaScript the browser says that the number is missing.
    <form method="get" action="/certificates" className="certificate-form" noValidate={isAlive} onSubmit={check}>
      <TextField
        name="number"
        label={t('number')}
        help={t('numberHelp')}
        placeholder="PAL-"
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={isMissing ? t('numberMissing') : undefined}
        flash={isMissing ? tries : 0}
        onChange={() => setMissing(false)}
      />
      <Button type="submit" variant="ink">
        {t('check')}
      </Button>
    </form>
  )
}
