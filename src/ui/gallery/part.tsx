import type { ReactNode } from 'react'

/** One part of the gallery with its name. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="mt-8 grid gap-5 border-t border-line pt-8">
      <h2 className="text-16">{name}</h2>
      {children}
    </section>
  )
}

/** Things side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
