import { useRef, useState, type FormEvent } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { TextArea } from '#src/ui/controls/text-field.tsx'
import { RatingInput, Stars } from '#src/ui/display/rating.tsx'
import { AlertDialog } from '#src/ui/overlays/alert-dialog.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { useHydrated } from '#src/web/forms/form.ts'
import { useKeptTyping } from '#src/web/forms/kept-typing.ts'
import { useTooLong } from '#src/web/forms/too-long.ts'
import { toast } from '#src/web/toast.ts'
import { REVIEW_MAX } from '#src/wire/text/text-limits.ts'

import type { DetailCourse } from './course-facts.tsx'

/** D-37: who may open the course says once what it is worth, and may say it anew. */
export function OwnReview({ course }: { course: DetailCourse }) {
  const [isEditing, setEditing] = useState(false)
  const { ownReview } = course
  if (ownReview && !isEditing) return <Said course={course} said={ownReview} edit={() => setEditing(true)} />
  return <ReviewForm key={ownReview ? 'edit' : 'new'} course={course} close={() => setEditing(false)} />
}

type Said = NonNullable<DetailCourse['ownReview']>

function Said({
  course,
  said: { stars, text, hiddenAt, hiddenReason },
  edit,
}: {
  course: DetailCourse
  said: Said
  edit: () => void
}) {
  const t = useTranslations('coursePage.ownReview')
  return (
    <div className="own-review">
      <div className="own-review-head">
        <h3>{t('yours')}</h3>
        <div>
          <Button variant="ghost" size="sm" onClick={edit}>
            {t('edit')}
          </Button>
          <Delete id={course._id} />
        </div>
      </div>
      <Stars value={stars} label={t('star', { stars })} />
      {text && <p className="review-text">{text}</p>}
      {hiddenAt && <Notice>{t('hidden', { reason: hiddenReason ?? '' })}</Notice>}
    </div>
  )
}

function Delete({ id }: { id: string }) {
  const t = useTranslations('coursePage.ownReview')
  const { revalidate } = useRevalidator()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await api().unrateCourse({ id })
      setOpen(false)
      toast.success(t('deleted'))
      await revalidate()
    } catch (error) {
      toast.error(isCallRefused(error) ? error.message : t('failed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={setOpen}
      title={t('deleteTitle')}
      description={t('deleteText')}
      cancelLabel={t('cancel')}
      trigger={
        <Button variant="ghost" size="sm">
          {t('delete')}
        </Button>
      }
      action={
        <Button variant="danger" busy={isBusy} onClick={() => void remove()}>
          {t('delete')}
        </Button>
      }
    />
  )
}

function ReviewForm({ course: { _id: id, ownReview }, close }: { course: DetailCourse; close: () => void }) {
  const t = useTranslations('coursePage.ownReview')
  const { revalidate } = useRevalidator()
  const isAlive = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const start = { stars: ownReview?.stars ?? 0, text: ownReview?.text ?? '' }
  const typed = useKeptTyping(`review:${id}`, start, reviewOf, () => form.current?.querySelector('textarea')?.focus())
  const { stars, text } = typed.value
  const [isBusy, setBusy] = useState(false)
  const [lacksStars, setLacksStars] = useState(false)
  const tooLong = useTooLong()(text, REVIEW_MAX)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (stars === 0) {
      form.current?.querySelector('input')?.focus()
      return setLacksStars(true)
    }
    if (tooLong) return form.current?.querySelector('textarea')?.focus()
    setBusy(true)
    typed.noteSent()
    try {
      await api().rateCourse({ id, stars, text })
      typed.forget()
      toast.success(t('saved'))
      await revalidate()
      close()
    } catch (error) {
      typed.noteRefused()
      toast.error(isCallRefused(error) ? error.message : t('failed'))
    } finally {
      setBusy(false)
    }
  }

  const cancel = () => {
    typed.forget()
    close()
  }

  return (
    <form ref={form} className="own-review" method="post" noValidate onSubmit={event => void submit(event)}>
      <h3>{ownReview ? t('change') : t('ask')}</h3>
      <div>
        <RatingInput
          label={t('stars')}
          value={stars}
          starLabel={count => t('star', { stars: count })}
          onChange={count => {
            typed.change({ stars: count, text })
            setLacksStars(false)
          }}
        />
        {lacksStars && (
          <p className="own-review-error" role="alert">
            {t('lacksStars')}
          </p>
        )}
      </div>
      <TextArea
        label={t('text')}
        optional={t('optional')}
        noHelpLine
        error={tooLong}
        value={text}
        onChange={event => typed.change({ stars, text: event.target.value })}
      />
      <div className="own-review-actions">
        <Button type="submit" variant="ink" busy={isBusy} disabled={!isAlive}>
          {t('save')}
        </Button>
        {ownReview && (
          <Button variant="ghost" onClick={cancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}

function reviewOf(kept: unknown): { stars: number; text: string } | undefined {
  if (typeof kept !== 'object' || kept === null || !('stars' in kept) || !('text' in kept)) return undefined
  const { stars, text } = kept
  const isOne = typeof stars === 'number' && [0, 1, 2, 3, 4, 5].includes(stars) && typeof text === 'string'
  return isOne ? { stars, text } : undefined
}
