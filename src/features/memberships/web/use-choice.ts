import { useNavigate, useSearchParams } from 'react-router'

import { useViewer } from '#src/web/calls/page-data.ts'

/** The plan that the address names where somebody chose one before they logged in, and what takes it out of there. */
export function useChoice(): { id: string | null; drop: () => Promise<void> } {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const viewer = useViewer()
  const drop = async () => {
    const rest = new URLSearchParams(params)
    rest.delete('plan')
    await navigate({ search: rest.toString() }, { replace: true, preventScrollReset: true })
  }
  return { id: viewer && params.get('plan'), drop }
}
