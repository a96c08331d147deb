import { BookOpen, ChartSpline, ListChecks, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'

import type { WrittenKind } from '../contract/questions.ts'

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

/** @returns the words for it */
export function useKindName(): (lesson: { kind: WrittenKind; questionCount: number }) => string {
  const t = useTranslations('lessonKinds')
  return ({ kind, questionCount }) => t('name', { kind, count: questionCount })
}
