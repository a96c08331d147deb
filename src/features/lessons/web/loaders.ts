import { isCallRefused } from '#src/web/calls/api.ts'
import { loader } from '#src/web/calls/loader.ts'

export const videoLoader = loader(async (api, { params }) => {
  const ids = { courseId: params['courseId'] ?? '', videoId: params['videoId'] ?? '' }
  const read = await api.getVideo(ids)
  const isFree = !read.isPurchased && read.videos.some(({ _id, isFree }) => isFree && _id === ids.videoId)
  // A page that the server draws is every visitor's, what plays a free lesson this one's: the browser asks for it.
  const free = isFree && !import.meta.env.SSR ? await api.openFreeLesson(ids).catch(reasonOf) : undefined
  return { ...read, isFree, free }
})

/** Why a free lesson is not opened: its page stands all the same. */
function reasonOf(error: unknown): { reason: string } {
  if (!isCallRefused(error)) throw error
  return { reason: error.message }
}

type Loaded = Awaited<ReturnType<typeof videoLoader>>
export type ListedVideo = Loaded['videos'][number]
export type OpenVideo = Extract<Loaded['video'], { url: string }>
export type ClosedVideo = Loaded['video']
export type VideoCourse = Loaded['course']
export type FreeLessonRead = Loaded['free']
