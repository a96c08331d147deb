import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'

import { loadPart } from './lazy-page.ts'

/**
 * A part of a page that the browser brings to life after the rest: the server draws it, its code is not in the way of what
 * is seen first. For what stands far down, or waits for a press.
 * @param drawn the component, for the server alone: `import.meta.env.SSR ? (await import(…)).Part : undefined`;
 *   undefined where it is drawn in the browser only
 * @param load the same for the browser
 */
export function later<P extends object>(
  name: string,
  drawn: ComponentType<P> | undefined,
  load: () => Promise<ComponentType<P>>,
): (props: P) => ReactNode {
  const Part = drawn ?? lazy(async () => ({ default: await loadPart(name, load) }))
  return props => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}
