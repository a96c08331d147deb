import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { SearchBox } from '#src/ui/controls/search-box.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { api, isCallRefused, type Api } from '#src/web/calls/api.ts'
import { useCurrency } from '#src/web/calls/page-data.ts'
import { confirmed } from '#src/web/factors/confirmed.ts'
import { toast } from '#src/web/toast.ts'

import './enrol-dialog.css'

interface EnrolDialogProps {
  id: string
  name: string
  onClose: () => void
}

type Found = Awaited<ReturnType<Api['listGrantable']>>

/** How long somebody pauses before the courses follow what they typed. */
const PAUSE_MS = 300

/** Courses of the catalogue to enrol somebody in, without an order. */
export function EnrolDialog({ id, name, onClose }: EnrolDialogProps) {
  const t = useTranslations('managers.users')
  const manager = useTranslations('manager')
  const [words, setWords] = useState('')
  const { found, isFailed } = useFound(id, words.trim())
  const { revalidate } = useRevalidator()
  const currency = useCurrency()
  const [paid, setPaid] = useState('')
  const [reason, setReason] = useState('')
  const [busyWith, setBusyWith] = useState<string>()
  const enrol = async ({ _id, title }: Found['courses'][number]) => {
    setBusyWith(_id)
    try {
      const given = { id, courseId: _id, reason, ...(paid.trim() && { paid: paid.trim() }) }
      await confirmed(() => api().enrolUser(given))
      toast.success(t('enrolled', { name, title }))
      onClose()
      await revalidate()
    } catch (error) {
      if (!isCallRefused(error)) throw error
      toast.error(error.message)
      setBusyWith(undefined)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('enrolTitle', { name })}
      description={t('enrolText')}
      closeLabel={t('close')}
    >
      <SearchBox
        label={t('searchCourses')}
        clearLabel={manager('clearSearch')}
        maxLength={100}
        value={words}
        onChange={event => setWords(event.target.value)}
        onClear={() => setWords('')}
      />
      <ul className="user-offers">
        {found?.courses.map(course => (
          <li key={course._id}>
            <img src={course.thumbnail} alt="" width={56} height={32} loading="lazy" />
            <span dir="auto">{course.title}</span>
            <Button
              size="sm"
              busy={busyWith === course._id}
              aria-label={t('enrolIn', { title: course.title })}
              onClick={() => void enrol(course)}
            >
              <Plus />
              {t('enrolButton')}
            </Button>
          </li>
        ))}
      </ul>
      <div className="user-offers-terms">
        <TextField
          label={t('paid', { currency: currency.toUpperCase() })}
          optional={t('optional')}
          help={t('paidHelp')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={paid}
          onChange={({ target }) => setPaid(target.value)}
        />
        <TextField
          label={t('grantReason')}
          optional={t('optional')}
          help={t('grantReasonHelp')}
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      <p className="user-offers-note" role="status">
        {isFailed && manager('failed')}
        {found?.courses.length === 0 && t('nothingToEnrol')}
        {found && found.total > found.courses.length && t('moreCourses', { count: found.total - found.courses.length })}
      </p>
    </Dialog>
  )
}

/** Looks again a moment after each change of the words. */
function useFound(id: string, words: string): { found?: Found; isFailed: boolean } {
  const [state, setState] = useState<{ found?: Found; isFailed: boolean }>({ isFailed: false })
  useEffect(() => {
    let isOld = false
    const look = async () => {
      const read = api().listGrantable({ id, ...(words && { title: words }) })
      const next = await read.then(
        found => ({ found, isFailed: false }),
        () => ({ isFailed: true }),
      )
      if (!isOld) setState(next)
    }
    const timer = setTimeout(() => void look(), words ? PAUSE_MS : 0)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [id, words])
  return state
}
