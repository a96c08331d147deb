import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/button.tsx'
import { endBrowserSession } from '#src/web/session.ts'
import { toast } from '#src/web/toast.ts'

/** Everything that the academy knows of a person, to take along. */
export function DataPanel() {
  const t = useTranslations('profile.data')
  const [isBusy, setIsBusy] = useState(false)
  async function download(): Promise<void> {
    setIsBusy(true)
    try {
      const response = await fetch('/api/account/export', { method: 'POST' })
      if (response.status === 401) await endBrowserSession()
      if (!response.ok) return toast.error(t('failed'))
      save(await response.blob(), nameIn(response) ?? 'palestra.zip')
      toast.success(t('done'))
    } catch {
      toast.error(t('failed'))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <section className="prof-part">
      <h2>{t('title')}</h2>
      <div className="panel prof-box">
        <p>{t('text')}</p>
        <Button busy={isBusy} onClick={() => void download()}>
          <Download />
          {t('button')}
        </Button>
      </div>
    </section>
  )
}

const nameIn = ({ headers }: Response) => /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1]

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
