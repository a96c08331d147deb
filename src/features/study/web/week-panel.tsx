import { Pencil } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { GOAL_MAX, GOAL_MIN } from '#src/wire/study-limits.ts'

import { type Study, weekOf } from './study.ts'
import { WeekBars } from './week-bars.tsx'

import './study.css'

/** The minutes of this week's days, and how they stand to what the learner set out to do. */
export function WeekPanel({ study }: { study: Study }) {
  const t = useTranslations('study')
  const words = useTranslations('studyWeek')
  const week = weekOf(study)
  const sum = week.reduce((all, { minutes }) => all + minutes, 0)
  return (
    <section className="study-week" aria-labelledby="study-week">
      <div className="study-head">
        <h2 id="study-week">{words('title')}</h2>
        <Goal minutes={study.goalMinutes} />
      </div>
      <p className="study-sum">
        <b>{sum}</b>
        <span>
          {t('minutes', { count: sum })}
          <br />
          {sum >= study.goalMinutes
            ? t('over', { minutes: sum - study.goalMinutes })
            : t('toGo', { minutes: study.goalMinutes - sum })}
        </span>
      </p>
      <WeekBars week={week} today={study.today} />
    </section>
  )
}

function Goal({ minutes }: { minutes: number }) {
  const t = useTranslations('study')
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <GoalForm minutes={minutes} onClose={() => setOpen(false)} />
  return (
    <button type="button" className="study-goal" onClick={() => setOpen(true)}>
      {t('goal', { minutes })}
      <Pencil aria-hidden="true" />
    </button>
  )
}

function GoalForm({ minutes, onClose }: { minutes: number; onClose: () => void }) {
  const t = useTranslations('study')
  const { revalidate } = useRevalidator()
  const [value, setValue] = useState(String(minutes))
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string>()
  const isRight = /^\d{1,4}$/.test(value.trim()) && Number(value) >= GOAL_MIN && Number(value) <= GOAL_MAX
  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isRight) return setFailed(t('goalRange', { least: GOAL_MIN, most: GOAL_MAX }))
    setBusy(true)
    try {
      await api().putStudyGoal({ minutes: value.trim() })
      await revalidate()
      onClose()
    } catch (error) {
      if (!isCallRefused(error)) throw error
      setFailed(error.message)
      setBusy(false)
    }
    return undefined
  }
  return (
    <form className="study-goal-form" noValidate onSubmit={event => void save(event)}>
      <TextField
        label={t('goalLabel')}
        hideLabel
        inputMode="numeric"
        value={value}
        error={failed}
        noHelpLine
        // Whoever presses the goal means to change it.
        ref={input => input?.select()}
        onChange={event => setValue(event.currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
      <Button type="submit" size="sm" variant="ink" busy={busy}>
        {t('save')}
      </Button>
      <Button size="sm" variant="ghost" onClick={onClose}>
        {t('cancel')}
      </Button>
    </form>
  )
}
