import { Copy, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { AlertDialog } from '#src/ui/overlays/alert-dialog.tsx'
import { usePage } from '#src/web/calls/page-data.ts'
import { useAskBeforeUnload } from '#src/web/forms/ask-before-unload.ts'
import { fileNameOf } from '#src/wire/text/file-name.ts'

import { useCopy } from './use-copy.ts'

interface RecoveryCodesDialogProps {
  codes: readonly string[]
  onClose: () => void
}

/** The recovery codes, this once: nobody can read them again, not even the academy. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const t = useTranslations('factors.codes')
  const { site } = usePage()
  useAskBeforeUnload(true)
  const [isHeld, setHeld] = useState(false)
  const text = `${t('fileTitle', { host: new URL(site.publicUrl).host })}\n\n${codes.join('\n')}\n`
  const copy = useCopy()
  const address = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`
  return (
    <AlertDialog
      open
      onOpenChange={open => !open && onClose()}
      onDodged={() => setHeld(true)}
      title={t('title')}
      description={t('text')}
      cancelLabel={t('done')}
      action={null}
    >
      <ol className="factor-codes">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="factor-saving">
        <Button size="sm" onClick={() => void copy(codes.join('\n'))}>
          <Copy />
          {t('copy')}
        </Button>
        <a className="btn btn-line btn-sm" href={address} download={`${fileNameOf(site.name)}-recovery-codes.txt`}>
          <Download />
          {t('download')}
        </a>
        <Button size="sm" onClick={() => print()}>
          <Printer />
          {t('print')}
        </Button>
      </div>
      {isHeld && (
        <Notice tone="warning" role="alert">
          {t('held')}
        </Notice>
      )}
    </AlertDialog>
  )
}
