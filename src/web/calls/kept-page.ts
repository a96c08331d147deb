// A page that is shown stays when no answer comes while it is read again.
import type { DataRouter, DataStrategyResult, MiddlewareFunction } from 'react-router'

import { isRecord } from '../memory.ts'
import { isUnreached } from './api.ts'
import { hasFailed, unheard } from './loader.ts'

export type RouterOf = () => Pick<DataRouter, 'state' | 'revalidate' | 'routes'>

/**
 * For routes in the browser: where nothing is heard of a page that is read again in place, it keeps what it has, and what
 * was typed on it; it is read again when the line is back.
 */
export const keptWhileUnheard = (router: RouterOf): MiddlewareFunction => {
  // One and the same: a page that was not heard several times is read again once.
  const readAgain = () => void router().revalidate()
  return async (_, next) => {
    const { revalidation, navigation, loaderData } = router().state
    const answers = (await next()) as Record<string, DataStrategyResult> // in the browser: of each route
    if (revalidation !== 'loading' || navigation.state !== 'idle') return answers
    const kept = Object.entries(answers).map(([id, answer]) => [id, withShown(answer, loaderData[id])] as const)
    if (kept.some(([id, answer]) => answer !== answers[id])) addEventListener('online', readAgain, { once: true })
    return Object.fromEntries(kept)
  }
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
