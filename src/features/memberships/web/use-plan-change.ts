import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { api, isCallRefused, type Api } from '#src/web/calls/api.ts'
import { confirmed } from '#src/web/factors/confirmed.ts'
import { toast } from '#src/web/toast.ts'

type Terms = Awaited<ReturnType<Api['previewPlanChange']>>['change']
type State = {
  readonly planId?: string
  /** What the provider takes for that plan. */
  readonly terms?: Terms
  /** Why it cannot be had, or why nothing has changed. */
  readonly trouble?: string | undefined
  readonly isAsking?: boolean
}

/** Which plan is chosen, what the provider says of it, and agreeing to that. */
export function usePlanChange(id: string) {
  const t = useTranslations('memberships.change')
  const navigate = useNavigate()
  const [state, setState] = useState<State>({})
  const [isBusy, setBusy] = useState(false)
  /** Of two plans that are chosen one after the other the later one counts. */
  const asked = useRef(0)
  const choose = async (planId: string, trouble?: string) => {
    asked.current += 1
    const turn = asked.current
    setState({ planId, trouble, isAsking: true })
    const found = await termsOf({ id, planId })
    if (turn === asked.current) setState({ planId, trouble, ...found })
  }
  const agree = async ({ name }: { name: string }) => {
    const { planId, terms } = state
    if (!planId || !terms) return
    setBusy(true)
    try {
      const { at, takes, next } = terms
      await confirmed(() => api().changePlan({ id, planId, at, takes, next }))
      toast.success(t('changed', { name }))
      await navigate('/dashboard/membership')
    } catch (error) {
      if (!isCallRefused(error)) throw error
      // Nothing has changed: what it takes by now is asked anew, under a key of its own.
      if (error.code === 'confirmation-needed' || error.code === 'factor-needed') toast.error(error.message)
      else await choose(planId, error.message)
    }
    setBusy(false)
  }
  return { ...state, isBusy, choose: (planId: string) => void choose(planId), agree }
}

async function termsOf(wanted: { id: string; planId: string }): Promise<Pick<State, 'terms' | 'trouble'>> {
  try {
    return { terms: (await api().previewPlanChange(wanted)).change }
  } catch (error) {
    if (!isCallRefused(error)) throw error
    return { trouble: error.message }
  }
}
