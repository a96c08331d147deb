import type { ReactNode } from 'react'

import { onGround } from '#src/features/courses/web/ground.ts'
import { groundOf } from '#src/features/orders/web/bought.tsx'

import { Picture, type Thing } from './thing.tsx'

import './seats.css'

interface SeatsHeadProps {
  thing: Thing
  /** The heading and what stands below it. */
  children: ReactNode
}

/** Words beside the picture of a course or the mark of a plan, on its ground. */
export const SeatsHead = ({ thing, children }: SeatsHeadProps) => (
  <header className="seats-head" {...onGround(groundOf(thing))}>
    <div>{children}</div>
    <Picture thing={thing} sizes="(width < 48rem) 92vw, 24rem" priority />
  </header>
)
