import { Quote } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Skeleton } from '#src/ui/display/skeleton.tsx'
import { RichText } from '#src/ui/rich-text/rich-text.tsx'

import type { Citations } from '../research.ts'
import { citationAddress, citationFormats } from './citation-forms.ts'
import { CopyCitation } from './copy-citation.tsx'
import { useCitations } from './use-citations.ts'

interface CitePanelProps {
  researchId: string
  /** Null while the server has not drawn them. */
  citations: Citations | null
}

const loadDialog = () => import('./cite-dialog.tsx')
const CiteDialog = lazy(async () => ({ default: (await loadDialog()).CiteDialog }))

/** The citation as most people want it, and the way to the others; without scripts these are links. */
export function CitePanel({ researchId, citations: given }: CitePanelProps) {
  const t = useTranslations('research')
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const { citations, hasFailed, isRetrying, retry } = useCitations(researchId, given)
  const open = () => {
    setWasOpened(true)
    setIsOpen(true)
  }
  // The button that was pressed goes with the failure.
  const retryHere = async () => {
    await retry()
    document.getElementById('cite')?.focus()
  }
  return (
    <section className="panel cite" aria-labelledby="cite">
      <h2 id="cite" tabIndex={-1}>
        {t('cite')}
      </h2>
      {citations && <RichText html={citations.apa.html} />}
      {!citations && (hasFailed ? <Failed isRetrying={isRetrying} onRetry={() => void retryHere()} /> : <Waiting />)}
      {citations && (
        <div className="cite-acts">
          <CopyCitation text={citations.apa.text} />
          <Button
            size="sm"
            aria-haspopup="dialog"
            onClick={open}
            onPointerEnter={() => void loadDialog()}
            onFocus={() => void loadDialog()}
          >
            <Quote />
            {t('allFormats')}
          </Button>
        </div>
      )}
      <ul className="cite-files">
        {citationFormats.map(format => (
          <li key={format}>
            <a
              className="link"
              href={citationAddress(researchId, format)}
              aria-label={t('downloadAs', { format: t(format) })}
            >
              {t(format)}
            </a>
          </li>
        ))}
      </ul>
      {wasOpened && citations && (
        <Suspense>
          <CiteDialog researchId={researchId} citations={citations} open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </section>
  )
}

/** D-41: said where the citation would stand, with a way to ask again. */
function Failed({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const t = useTranslations('research')
  return (
    <div className="cite-acts">
      <p className="text-muted" role="status">
        {t('citeFailed')}
      </p>
      <Button size="sm" busy={isRetrying} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}

function Waiting() {
  return (
    <div className="cite-wait">
      <Skeleton />
      <Skeleton />
      <Skeleton width="70%" />
    </div>
  )
}
