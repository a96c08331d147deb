import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { api } from '#src/web/calls/api.ts'
import { useAct } from '#src/web/manager/lists/use-act.ts'
import { StateMenu, type StateChange } from '#src/web/manager/state-menu.tsx'
import { toast } from '#src/web/toast.ts'

import type { manageVideosLoader } from './loaders.ts'
import { useMending } from './use-mending.ts'
import { useWithdrawal } from './withdrawal.tsx'

type Read = Awaited<ReturnType<typeof manageVideosLoader>>
export type VideoRow = Extract<Read, { videos: unknown }>['videos'][number]

const changes = ['publish', 'unpublish', 'archive'] as const
type Change = (typeof changes)[number]

/** Changes the state of videos; asks first where learners lose one. @param tell is given why some stayed as they are */
function useVideoChanges(tell: (refused: readonly string[]) => void) {
  const t = useTranslations('managers.videos')
  const { busy, act } = useAct()
  const withdrawal = useWithdrawal()
  const send = (kind: Change, ids: string[]) =>
    act(
      async () => {
        const { changed, unchanged } = await api().changeVideos({ ids, change: kind })
        tell(unchanged.map(({ message }) => message))
        return t('changed', { count: changed.length })
      },
      message => tell([message]),
    )
  const change = async (kind: Change, rows: readonly VideoRow[]) => {
    tell([])
    const ids = kind === 'unpublish' ? await withdrawal.ask(rows.map(inCourses)) : rows.map(({ _id }) => _id)
    if (ids.length > 0) await send(kind, ids)
  }
  return { busy, change, question: withdrawal.question }
}

const inCourses = ({ _id: id, title, published, coursesCount }: VideoRow) => ({
  id,
  title,
  published,
  isInCourse: coursesCount > 0,
})

/** What is done with the chosen ones at once; those that it cannot be done with are named as long as they are chosen. */
export function PickedVideos({ rows }: { rows: readonly VideoRow[] }) {
  const t = useTranslations('managers.videos')
  const [refused, setRefused] = useState<readonly string[]>([])
  const { busy, change, question } = useVideoChanges(setRefused)
  return (
    <>
      {refused.length > 0 && (
        <Notice tone="error" role="alert">
          {refused.map(message => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
      )}
      {changes.map(kind => (
        <Button key={kind} size="sm" busy={busy} onClick={() => void change(kind, rows)}>
          {t(`${kind}Picked`)}
        </Button>
      ))}
      {question}
    </>
  )
}

/** The state of a video, and what it can become. */
export function VideoState({ row }: { row: VideoRow }) {
  const t = useTranslations('managers.videos')
  const { _id, title, archived, published } = row
  const { busy, change, question } = useVideoChanges(tellEach)
  const mending = useMending(_id)
  const restore: StateChange = {
    kind: 'restore',
    text: t('restore'),
    onChoose: () => void mending.restore(),
  }
  const others = ([published ? 'unpublish' : 'publish', 'archive'] as const).map(kind => ({
    kind,
    text: t(`${kind}Picked`),
    onChoose: () => void change(kind, [row]),
  }))
  const state = stateOf(row)
  return (
    <>
      <StateMenu
        name={title}
        state={t(state)}
        tone={tones[state]}
        changes={archived ? [restore] : others}
        busy={busy || mending.busy}
      />
      {question}
    </>
  )
}

/** The same where it is not changed. */
export function VideoBadge({ video }: { video: Pick<VideoRow, 'archived' | 'published'> }) {
  const t = useTranslations('managers.videos')
  const state = stateOf(video)
  return <Badge tone={tones[state]}>{t(state)}</Badge>
}

const stateOf = ({ archived, published }: Pick<VideoRow, 'archived' | 'published'>) =>
  archived ? 'archived' : published ? 'published' : 'draft'

const tones = { archived: 'warning', published: 'success', draft: 'neutral' } as const

function tellEach(refused: readonly string[]): void {
  for (const message of refused) toast.error(message)
}
