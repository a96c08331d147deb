import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { forgetUser } from '#src/web/calls/session.ts'
import { toast } from '#src/web/toast.ts'

/** Ends the session and leads to the start, in a new document: nothing that was loaded for this person stays in the page (T14). */
export function useLogOut() {
  const t = useTranslations('dashboard')
  const [isBusy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    try {
      await api().signOut({})
      forgetUser()
      location.assign('/')
    } catch {
      setBusy(false)
      toast.error(t('logOutFailed'))
    }
  }
  return { isBusy, logOut: () => void leave() }
}
