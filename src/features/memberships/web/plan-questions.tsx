import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { usePage } from '#src/web/calls/page-data.ts'

const questions = ['leave', 'bought', 'clubs'] as const

/** What is asked before somebody chooses; the first answer stands open. */
export function PlanQuestions() {
  const t = useTranslations('memberships')
  const { contactEmail, payments } = usePage().site
  const isCharged = payments.methods.includes('card')
  return (
    <section className="plan-questions" aria-labelledby="questions">
      <h2 id="questions">{t('questions')}</h2>
      <div>
        {questions.map((name, index) => (
          <details key={name} open={index === 0}>
            <summary>
              <b>{index + 1}</b>
              <span>{t(`ask.${name}`)}</span>
              <ChevronDown />
            </summary>
            <p>{t(`answer.${name === 'leave' && !isCharged ? 'leaveOnce' : name}`)}</p>
          </details>
        ))}
        {contactEmail && (
          <a className={buttonClass({ variant: 'line', size: 'lg' })} href={`mailto:${contactEmail}`}>
            {t('contact')}
          </a>
        )}
      </div>
    </section>
  )
}
