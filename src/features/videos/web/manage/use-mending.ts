import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { useAct } from '#src/web/manager/lists/use-act.ts'

/** What mends a video's state: it comes back from the archive, its video is encoded again. */
export function useMending(id: string) {
  const t = useTranslations('managers.videos')
  const { busy, act } = useAct()
  return {
    busy,
    restore: () =>
      act(async () => {
        await api().restoreVideo({ id })
        return t('restored')
      }),
    encode: () =>
      act(async () => {
        await api().encodeAgain({ id })
        return t('encodingAgain')
      }),
  }
}
