import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { isCallRefused, isUnreached } from '#src/web/calls/api.ts'

/** What is known of a call that did not answer as it should. */
type Refusal = {
  readonly code: string
  /** For whoever asked. */
  readonly message: string
  /** False where it may have been done all the same: no answer came, or one that says that another was missing. */
  readonly isUndone: boolean
}

/**
 * For a prompt over a list or page that somebody else may have changed meanwhile, or a call whose answer was lost.
 * @returns a function that has the page read again, before a refusal is told; where nothing was heard the page shows what is
 *   so as soon as it is reached. It throws what is no refusal
 */
export function useRefusal(): (error: unknown) => Promise<Refusal> {
  const t = useTranslations('manager')
  const { revalidate } = useRevalidator()
  return async error => {
    if (!isCallRefused(error)) throw error
    const { code, status, message } = error
    if (isUnreached(error)) {
      void revalidate()
      return { code, message: t('unheard'), isUndone: false }
    }
    if (code !== 'password-incorrect') await revalidate()
    return { code, message, isUndone: status < 500 }
  }
}
