import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { NotesPanel } from '#src/features/notes/web/notes-panel.tsx'
import { useIsPlaying, useStudyTime } from '#src/features/study/web/use-study-time.ts'
import { Tabs } from '#src/ui/navigation/tabs.tsx'
import type { Stretch } from '#src/wire/videos/coverage.ts'

import type { OpenVideo } from '../loaders.ts'
import { seek } from '../player/actions.ts'
import type { Cues } from './cues.ts'
import { PdfLink, Resources } from './resources.tsx'
import { Transcript } from './transcript.tsx'
import { VideoTitle, type PlaceInCourse } from './video-title.tsx'

interface LessonWordsProps extends PlaceInCourse {
  video: OpenVideo
  cues: Cues
  element: HTMLVideoElement | null
  /** Told where the learner has written something; absent for who may not write here. */
  onNotes?: (seconds: readonly Stretch[]) => void
}

type Part = 'about' | 'transcript'

/** What stands under a video that may be watched: its title, what it is about and what is said, and what belongs to it. */
export function LessonWords({ video, cues, element, onNotes, ...place }: LessonWordsProps) {
  const t = useTranslations('videos')
  const [part, setPart] = useState<Part>('about')
  useStudyTime(useIsPlaying(element) && onNotes !== undefined)
  return (
    <>
      <VideoTitle {...place} title={video.title}>
        {video.pdf && <PdfLink pdf={video.pdf} />}
      </VideoTitle>
      <div className="player-columns">
        <Tabs
          label={t('parts')}
          current={part}
          onChange={setPart}
          tabs={[
            { id: 'about', label: t('about'), panel: <p className="player-about">{video.description}</p> },
            {
              id: 'transcript',
              label: t('transcript'),
              panel: <Transcript cues={cues} chapters={video.chapters} video={element} />,
            },
          ]}
        />
        <div className="player-side">
          {onNotes && (
            <NotesPanel
              courseId={place.course._id}
              videoId={video._id}
              element={element}
              onSeek={second => element && seek(element, second)}
              onNotes={onNotes}
            />
          )}
          <Resources links={video.links} />
        </div>
      </div>
    </>
  )
}
