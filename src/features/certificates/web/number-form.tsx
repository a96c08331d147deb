import { Form } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'

export function NumberForm() {
  const t = useTranslations('certificates')
  return (
    <Form method="get" action="/certificates" className="certificate-form">
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
      />
      <Button type="submit" variant="ink">
        {t('check')}
      </Button>
    </Form>
  )
}
