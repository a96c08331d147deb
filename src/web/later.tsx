import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useState } from 'react'

import { loadPart, waitFor } from './lazy-page.ts'

/**
 * A part of a page that the browser brings to life after the rest: the server draws it, its code is not in the way of what
 * is seen first. For what stands far down, or waits for a press.
 * @param drawn the component, for the server alone: `import.meta.env.SSR ? (await import(…)).Part : undefined`;
 *   undefined where it is drawn in the browser only
 * @param load the same for the browser
 * @param isVital whether its page is nothing without it, such as its form: it is fetched at once, and where the browser
 *   only swaps the page, the page waits for it
 */
export function later<P extends object>(
  name: string,
  drawn: ComponentType<P> | undefined,
  load: () => Promise<ComponentType<P>>,
  isVital = false,
): (props: P) => ReactNode {
  let ready = drawn && memo(drawn)
  const bring = async () => (ready = memo(await loadPart(name, load)))
  const vital = isVital && !drawn ? bring() : undefined
  if (vital) waitFor(vital)
  const Late = lazy(async () => ({ default: await (vital ?? bring()) }))
  return memo(props => {
    const [Part] = useState(() => ready ?? Late)
    const [isAlive, setAlive] = useState(false)
    const draw = () => (
      <Suspense>
        <Part {...props} />
        <Alive tell={setAlive} />
      </Suspense>
    )
    // What changes around it before it lives must not reach it: React would take away what the server drew, and what somebody
    // did there. So it is the very same element until then.
    const [first] = useState(draw)
    return isAlive ? draw() : first
  })
}

/** Lives with what stands beside it. */
function Alive({ tell }: { tell: (isAlive: true) => void }) {
  useEffect(() => tell(true), [tell])
  return null
}

/** Like `later`, for what its page is whole without: where its code does not come, nothing stands there. */
export const nicety = <P extends object>(
  name: string,
  load: () => Promise<ComponentType<P>>,
): ((props: P) => ReactNode) => later<P>(name, undefined, () => load().catch(() => () => null))
