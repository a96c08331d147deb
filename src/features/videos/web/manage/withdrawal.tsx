import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { AlertDialog } from '#src/ui/overlays/alert-dialog.tsx'
import { api, isCallRefused, type Api } from '#src/web/calls/api.ts'
import { useAnswer } from '#src/web/manager/prompts/use-answer.ts'

type Withdrawn = {
  readonly id: string
  readonly title: string
  readonly published: boolean
  readonly isInCourse: boolean
}
/** Courses on sale, each with those of the videos that it cannot do without. */
type Emptied = Awaited<ReturnType<Api['lastVideos']>>['courses']
type Asked = { readonly going: readonly string[]; readonly emptied: Emptied }

/** Whoever takes published videos out of courses is told first what that does to their learners, and which ones must stay. */
export function useWithdrawal() {
  const { about, answer, ...waiting } = useAnswer<Asked, boolean>()
  /** @returns the ids of those that are to go; none where somebody thought better of it */
  const ask = async (videos: readonly Withdrawn[]): Promise<string[]> => {
    const leaving = videos.filter(one => one.published && one.isInCourse)
    const emptied = leaving.length > 0 ? await lastOf(leaving) : []
    const last = new Set(emptied.flatMap(course => course.videos.map(({ _id }) => _id)))
    const going = videos.filter(({ id }) => !last.has(id))
    const titles = going.filter(one => leaving.includes(one)).map(({ title }) => title)
    const isAgreed = leaving.length === 0 || (await waiting.ask({ going: titles, emptied }))
    return isAgreed ? going.map(({ id }) => id) : []
  }
  return { ask, question: about && <WithdrawalPrompt {...about} onAnswer={answer} /> }
}

type PromptProps = Asked & { onAnswer: (isAgreed: boolean) => void }

function WithdrawalPrompt({ going, emptied, onAnswer }: PromptProps) {
  const t = useTranslations('managers.videos')
  const manager = useTranslations('manager')
  const isPossible = going.length > 0
  const titles = isPossible ? going : emptied.flatMap(({ videos }) => videos.map(({ title }) => title))
  const count = titles.length
  return (
    <AlertDialog
      open
      onOpenChange={open => !open && onAnswer(false)}
      title={t(isPossible ? 'withdrawTitle' : 'cannotWithdraw', { count, name: titles[0] ?? '' })}
      description={t(isPossible ? 'withdrawText' : 'cannotWithdrawText', { count })}
      cancelLabel={isPossible ? manager('cancel') : t('understood')}
      action={
        isPossible && (
          <Button variant="danger" onClick={() => onAnswer(true)}>
            {t('unpublishPicked')}
          </Button>
        )
      }
    >
      {emptied.length > 0 && <MustStay emptied={emptied} />}
    </AlertDialog>
  )
}

function MustStay({ emptied }: Pick<Asked, 'emptied'>) {
  const t = useTranslations('managers.videos')
  return (
    <Notice tone="warning">
      {emptied.map(({ course, videos }) => (
        <p key={videos[0]?._id}>
          {t('lastOf', { course, videos: videos.map(({ title }) => `“${title}”`).join(', ') })}
        </p>
      ))}
    </Notice>
  )
}

/** Where nobody can say, the withdrawal itself will be refused. */
async function lastOf(videos: readonly Withdrawn[]): Promise<Emptied> {
  try {
    return (await api().lastVideos({ ids: videos.map(({ id }) => id) })).courses
  } catch (error) {
    if (!isCallRefused(error)) throw error
    return []
  }
}
