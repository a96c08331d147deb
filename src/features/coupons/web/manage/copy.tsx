import { Copy, Link as LinkIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { usePage } from '#src/web/calls/page-data.ts'
import { toast } from '#src/web/toast.ts'

/** @returns copies a text, and says so */
export function useCopy(): (text: string, words: string) => void {
  const t = useTranslations('managers.coupons')
  return (text, words) =>
    void navigator.clipboard.writeText(text).then(
      () => toast.success(words),
      () => toast.error(t('notCopied')),
    )
}

interface CopyButtonsProps {
  code: string
  courses: readonly { readonly _id: string }[]
}

/** For who hands a coupon out: its code, and where it is for one course the link that brings it along. */
export function CopyButtons({ code, courses }: CopyButtonsProps) {
  const t = useTranslations('managers.coupons')
  const { site } = usePage()
  const copy = useCopy()
  const [course, ...others] = courses
  return (
    <>
      <Button onClick={() => copy(code, t('codeCopied'))}>
        <Copy />
        {t('copyCode')}
      </Button>
      {course && others.length === 0 && (
        <Button onClick={() => copy(`${site.publicUrl}/payment/${course._id}?coupon=${code}`, t('linkCopied'))}>
          <LinkIcon />
          {t('copyLink')}
        </Button>
      )}
    </>
  )
}
