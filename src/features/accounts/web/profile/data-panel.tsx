import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { download } from '#src/web/download.ts'
import { toast } from '#src/web/toast.ts'

/** Everything that the academy knows of a person, to take along. */
export function DataPanel() {
  const t = useTranslations('profile.data')
  const [isBusy, setIsBusy] = useState(false)
  async function fetchAll(): Promise<void> {
    setIsBusy(true)
    const refusal = await download('/api/account/export', { method: 'POST', name: 'palestra.zip' })
    setIsBusy(false)
    if (refusal) toast.error(t('failed'))
    else toast.success(t('done'))
  }
  return (
    <section className="prof-part">
      <h2>{t('title')}</h2>
      <div className="panel prof-box">
        <p>{t('text')}</p>
        <Button busy={isBusy} onClick={() => void fetchAll()}>
          <Download />
          {t('button')}
        </Button>
      </div>
    </section>
  )
}
