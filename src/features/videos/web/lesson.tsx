import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Tabs } from '#src/ui/tabs.tsx'

import { CourseCompleted } from './completed.tsx'
import { useCues } from './cues.ts'
import type { ListedVideo, OpenVideo, VideoCourse } from './loaders.ts'
import { useMediaState } from './media-state.ts'
import { NextVideo } from './next-video.tsx'
import { Player } from './player.tsx'
import { PdfLink, Resources } from './resources.tsx'
import { Transcript } from './transcript.tsx'
import { type Answer, useProgress } from './use-progress.ts'
import { useResume } from './use-resume.ts'
import { VideoTitle } from './video-title.tsx'

interface LessonProps {
  video: OpenVideo
  course: VideoCourse
  number: number
  count: number
  next: ListedVideo | undefined
  nextAddress: string
  onProgress: (answer: Answer) => void
}

type Part = 'about' | 'transcript'

/** A video that may be watched, and what belongs to it. */
export function Lesson({ video, course, number, count, next, nextAddress, onProgress }: LessonProps) {
  const t = useTranslations('videos')
  const [element, setElement] = useState<HTMLVideoElement | null>(null)
  const [part, setPart] = useState<Part>('about')
  const [hasEarned, setEarned] = useState(false)
  const media = useMediaState(element)
  const cues = useCues(element)
  const resume = useResume(element, video)
  useProgress(element, {
    courseId: course._id,
    video,
    onAnswer: answer => {
      onProgress(answer)
      if (answer.certificateId) setEarned(true)
    },
  })
  return (
    <div className="player-main">
      <Player video={video} element={element} onElement={setElement} media={media} cues={cues} resume={resume}>
        {next && !hasEarned && <NextVideo media={media} next={next} address={nextAddress} />}
      </Player>
      <div className="player-info">
        {hasEarned && <CourseCompleted title={course.title} />}
        <VideoTitle course={course} title={video.title} number={number} count={count}>
          {video.pdf && <PdfLink pdf={video.pdf} />}
        </VideoTitle>
        <div className="player-columns">
          <Tabs
            label={t('parts')}
            current={part}
            onChange={setPart}
            tabs={[
              { id: 'about', label: t('about'), panel: <p className="player-about">{video.description}</p> },
              { id: 'transcript', label: t('transcript'), panel: <Transcript cues={cues} video={element} /> },
            ]}
          />
          <Resources links={video.links} />
        </div>
      </div>
    </div>
  )
}
