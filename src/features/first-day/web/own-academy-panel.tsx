import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { api } from '#src/web/calls/api.ts'
import { usePage } from '#src/web/calls/page-data.ts'
import { useHydrated } from '#src/web/forms/form.ts'
import { PasswordPrompt } from '#src/web/manager/prompts/password-prompt.tsx'
import { ACADEMY_NAME_MAX } from '#src/wire/text/text-limits.ts'

import './first-day.css'

/** In the demo: the way to an academy of one's own. */
export function OwnAcademyPanel() {
  const t = useTranslations('firstDay.own')
  const { site } = usePage()
  const isAlive = useHydrated()
  const [isAsking, setAsking] = useState(false)
  if (!site.mayEndDemo) return null
  return (
    <section className="panel own-academy">
      <div>
        <h2>{t('title')}</h2>
        <p className="text-muted">{t('text')}</p>
      </div>
      <Button disabled={!isAlive} onClick={() => setAsking(true)}>
        {t('start')}
      </Button>
      {isAsking && (
        <PasswordPrompt
          title={t('promptTitle')}
          text={t('promptText')}
          labels={{ normal: t('promptButton'), checking: t('busy') }}
          reason={{
            label: t('typeName', { academy: site.name }),
            help: t('typeHelp'),
            missing: t('typeMissing', { academy: site.name }),
            maxLength: ACADEMY_NAME_MAX,
          }}
          onConfirm={(password, confirmation) => api().startOwn({ confirmation, password })}
          done={({ backup, next }) => {
            // A new document: nobody is signed in any more.
            location.replace(next)
            return t('done', { backup })
          }}
          failed={message => message}
          onDone={() => {}}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
