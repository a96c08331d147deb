import { BookOpen, ChartSpline, ListChecks, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'

import type { WrittenKind } from '../contract/questions.ts'
import type { Ground } from '../contract/shapes.ts'
import { onGround } from './ground.ts'

const signs: Readonly<Record<WrittenKind, LucideIcon>> = {
  reading: BookOpen,
  figure: ChartSpline,
  questions: ListChecks,
}

/** The sign of what a lesson is that is no video. */
export function KindSign({ kind }: { kind: WrittenKind }) {
  const Sign = signs[kind]
  return <Sign aria-hidden="true" />
}

/** What is drawn, and in it the one thing that is followed: a sentence, a curve, an answer. */
const drawings: Readonly<Record<WrittenKind, readonly [string, string]>> = {
  reading: ['M48 22h34M48 36h64M48 64h64M48 78h42', 'M48 50h58'],
  figure: ['M46 16v58h70', 'M46 66c22 0 24-34 38-40s22-6 30-6'],
  questions: ['M46 18h12v12h-12zM46 40h12v12h-12zM46 62h12v12h-12zM72 24h42M72 46h32M72 68h38', 'm44 44 6 7 13-15'],
}

interface KindPlateProps {
  kind: WrittenKind
  /** The ground of its course. */
  ground: Ground | null
}

/** What stands where a video has its still. */
export function KindPlate({ kind, ground }: KindPlateProps) {
  const [drawn, followed] = drawings[kind]
  return (
    <svg className="kind-plate" {...onGround(ground)} viewBox="0 0 160 92" aria-hidden="true">
      <path d={drawn} />
      <path className="mark" d={followed} />
    </svg>
  )
}

/** @returns the words for it */
export function useKindName(): (lesson: { kind: WrittenKind; questionCount: number }) => string {
  const t = useTranslations('lessonKinds')
  return ({ kind, questionCount }) => t('name', { kind, count: questionCount })
}
