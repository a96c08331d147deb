import { type ReactNode, useEffect, useRef } from 'react'

import { FORM_ID } from '../addresses.ts'

interface RegisteredBoxProps {
  icon: ReactNode
  title: string
  /** It has just come in the place of something else: it is brought into view, and gets the focus. */
  isNew?: boolean
  children: ReactNode
}

/** Stands where a form would. */
export function RegisteredBox({ icon, title, isNew = false, children }: RegisteredBoxProps) {
  const box = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isNew) return
    box.current?.scrollIntoView({ block: 'center' })
    heading.current?.focus({ preventScroll: true })
  }, [isNew])
  return (
    <section className="panel application-box application-done" aria-labelledby={FORM_ID} ref={box}>
      {icon}
      <h2 id={FORM_ID} tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}
