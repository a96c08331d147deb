// A page that is shown stays when no answer comes while it is read again.
import type { DataRouter, DataStrategyFunction, DataStrategyResult } from 'react-router'

import { isRecord } from '../memory.ts'
import { isUnreached } from './api.ts'
import { hasFailed, unheard } from './loader.ts'

/**
 * How the browser calls loaders: as always, but where nothing is heard of a page that is read again in place, it keeps
 * what it has, and what was typed on it; it is read again when the line is back.
 */
export const keptWhileUnheard =
  (router: () => Pick<DataRouter, 'state' | 'revalidate'>): DataStrategyFunction =>
  async ({ matches, fetcherKey }) => {
    const { revalidation, navigation, loaderData } = router().state
    const isReread = fetcherKey === null && revalidation === 'loading' && navigation.state === 'idle'
    let isKept = false
    const read = await Promise.all(
      matches
        .filter(match => match.shouldCallHandler())
        .map(async (match): Promise<[string, DataStrategyResult]> => {
          const { id } = match.route
          const answer = await match.resolve()
          const kept = isReread ? withShown(answer, loaderData[id]) : answer
          isKept ||= kept !== answer
          return [id, kept]
        }),
    )
    if (isKept) addEventListener('online', () => void router().revalidate(), { once: true })
    return Object.fromEntries(read)
  }

/** @returns the answer itself unless something was not heard that is shown */
function withShown(answer: DataStrategyResult, shown: unknown): DataStrategyResult {
  const { type, result } = answer
  if (shown === undefined) return answer
  if (type === 'error')
    return isRecord(result) && isUnreached(result['data']) ? { type: 'data', result: shown } : answer
  if (result === unheard && !hasFailed(shown)) return { type: 'data', result: shown }
  if (!isRecord(result) || !isRecord(shown)) return answer
  const kept = Object.entries(shown).filter(([name, part]) => result[name] === unheard && !hasFailed(part))
  return kept.length > 0 ? { type: 'data', result: { ...result, ...Object.fromEntries(kept) } } : answer
}
