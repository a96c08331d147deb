import { useState } from 'react'
import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { Track } from '#src/ui/layout/track.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { useHydrated } from '#src/web/forms/form.ts'
import { Head } from '#src/web/head.tsx'
import { Link } from '#src/web/links/link.tsx'

type Kind = 'confirm' | 'leave'

/** What the image shows before the button is pressed, percent of a lap. */
const HALF_WAY = 50

/** A button, not the mere opening of the page, does it: mail scanners open every link. */
export function NewsletterPage({ kind }: { kind: Kind }) {
  const t = useTranslations(`newsletter.${kind}`)
  const { token = '' } = useParams()
  const [done, setDone] = useState<string>()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isAlive = useHydrated()
  const act = async () => {
    setBusy(true)
    setError(undefined)
    try {
      const { email } = await (kind === 'confirm' ? api().confirmSubscription({ token }) : api().unsubscribe({ token }))
      setDone(email)
    } catch (refusal) {
      setError(isCallRefused(refusal) ? refusal.message : t('failed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="letter wrap">
      <Head title={t('title')} description={t('text')} hidden />
      <div className="letter-words">
        <h1>{t('title')}</h1>
        <p className="lead">{done ? t('done', { email: done }) : t('text')}</p>
        {error && (
          <Notice tone="error" role="alert">
            {error}
          </Notice>
        )}
        {done ? (
          <Link className={buttonClass({ variant: 'line', size: 'lg' })} to="/courses">
            {t('courses')}
          </Link>
        ) : (
          <Button variant="primary" size="lg" busy={isBusy} disabled={!isAlive} onClick={() => void act()}>
            {t('button')}
          </Button>
        )}
      </div>
      <Track percent={done ? 100 : HALF_WAY} />
    </section>
  )
}
