import { useTranslations } from 'use-intl'

import { api, isCallRefused } from '#src/web/calls/api.ts'
import { toast } from '#src/web/toast.ts'

/** @returns copies a new link to a place, for a buyer who hands it over themselves */
export function useCopyLink() {
  const t = useTranslations('seats')
  return async (place: { id: string; place: string }) => {
    try {
      const { url } = await api().linkPlace(place)
      await navigator.clipboard.writeText(url)
      toast.success(t('copied'))
    } catch (error) {
      toast.error(isCallRefused(error) ? error.message : t('notCopied'))
    }
  }
}
