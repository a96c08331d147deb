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
  things: 'courses' | 'plans' | 'everything'
  courses: readonly { readonly _id: string }[]
  plans: readonly { readonly _id: string }[]
}

/** Where a coupon is brought along to: the one course or plan that it is for, or all plans. */
function pathOf({ code, things, courses, plans }: CopyButtonsProps): string | undefined {
  const [thing, ...others] = things === 'courses' ? courses : plans
  if (thing && others.length === 0)
    return things === 'courses' ? `/payment/${thing._id}?coupon=${code}` : `/payment/plan/${thing._id}?coupon=${code}`
  return things === 'plans' ? `/pricing?coupon=${code}` : undefined
}

/** For who hands a coupon out: its code, and the link that brings it along. */
export function CopyButtons(coupon: CopyButtonsProps) {
  const { code } = coupon
  const t = useTranslations('managers.coupons')
  const { site } = usePage()
  const copy = useCopy()
  const path = pathOf(coupon)
  return (
    <>
      <Button onClick={() => copy(code, t('codeCopied'))}>
        <Copy />
        {t('copyCode')}
      </Button>
      {path && (
        <Button onClick={() => copy(site.publicUrl + path, t('linkCopied'))}>
          <LinkIcon />
          {t('copyLink')}
        </Button>
      )}
    </>
  )
}
