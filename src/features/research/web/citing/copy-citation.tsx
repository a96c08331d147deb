import { Copy } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { toast } from '#src/web/toast.ts'

export function CopyCitation({ text }: { text: string }) {
  const t = useTranslations('research')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(t('copied'))
    } catch {
      toast.error(t('copyFailed'))
    }
  }
  return (
    <Button size="sm" onClick={() => void copy()}>
      <Copy />
      {t('copy')}
    </Button>
  )
}
