import { useEffect, useState } from 'react'

import { api, isCallRefused } from '#src/web/calls/api.ts'

import type { CaseRow } from './loaders.ts'

type Receiver = Awaited<ReturnType<ReturnType<typeof api>['findReceiver']>>
export type Held = Receiver['memberships'][number]

/**
 * Who would get the plan of a case, and what they hold beside it; asked at once, and whenever `ask` is called.
 * @param email that names them; none where the payment does
 */
export function useReceiver({ _id: id, grant }: CaseRow, email: string | undefined) {
  const [known, setKnown] = useState<{ email: string | undefined; receiver: Receiver }>()
  const ask = async () => {
    try {
      setKnown({ email, receiver: await api().findReceiver({ id, ...(email && { email }) }) })
    } catch (error) {
      // Whoever is nobody here, or not a whole email yet, is told so when the form is sent.
      if (!isCallRefused(error)) throw error
    }
  }
  useEffect(() => {
    if (grant === 'plan') void ask()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once; later it is asked for
  }, [])
  const receiver = known?.email === email ? known?.receiver : undefined
  return { receiver, ask }
}
