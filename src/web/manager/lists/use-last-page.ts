import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { useListAddress } from './list-address.ts'

interface Listed {
  readonly rows: readonly unknown[]
  readonly pages: number
  readonly total: number
}

/**
 * Goes to the last page where the one that is shown has just lost its last row. Who comes by an address behind the last
 * page is told so instead.
 * @param list undefined while it could not be read
 * @returns whether it is on its way there
 */
export function useLastPage(list: Listed | undefined): boolean {
  const { pathname, search } = useLocation()
  const { addressOf } = useListAddress()
  const navigate = useNavigate()
  const here = pathname + search
  const [full, setFull] = useState<string>()
  const hasRows = list !== undefined && list.rows.length > 0
  if (hasRows && full !== here) setFull(here)
  const isBeyond = list !== undefined && !hasRows && list.total > 0 && full === here
  const to = isBeyond ? addressOf({ page: list.pages > 1 ? String(list.pages) : undefined }) : undefined
  useEffect(() => {
    if (to !== undefined) void navigate(to, { replace: true, preventScrollReset: true })
  }, [to, navigate])
  return to !== undefined
}
