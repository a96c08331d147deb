import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Tabs } from '#src/ui/navigation/tabs.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { RichText } from '#src/ui/rich-text/rich-text.tsx'

import type { Citations } from '../research.ts'
import { citationAddress, citationFormats, type CitationFormat } from './citation-forms.ts'
import { CopyCitation } from './copy-citation.tsx'

interface CiteDialogProps {
  researchId: string
  citations: Citations
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function CiteDialog({ researchId, citations, open, onOpenChange }: CiteDialogProps) {
  const t = useTranslations('research')
  const shared = useTranslations('catalogue')
  const [current, setCurrent] = useState<CitationFormat>('bibtex')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('citeTitle')}
      closeLabel={shared('close')}
      size="wide"
      actions={
        <>
          <a
            className={buttonClass({ size: 'sm' })}
            href={citationAddress(researchId, current)}
            aria-label={t('downloadAs', { format: t(current) })}
          >
            <Download />
            {t('download')}
          </a>
          <CopyCitation text={citations[current].text} />
        </>
      }
    >
      <Tabs
        className="cite-tabs"
        label={t('formats')}
        current={current}
        onChange={setCurrent}
        tabs={citationFormats.map(id => ({ id, label: t(id), panel: <Shown citation={citations[id]} /> }))}
      />
    </Dialog>
  )
}

function Shown({ citation }: { citation: { text: string; html?: string } }) {
  if (citation.html) return <RichText html={citation.html} />
  return <pre className="cite-code">{citation.text.trim()}</pre>
}
