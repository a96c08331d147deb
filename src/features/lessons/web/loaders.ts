import { loader } from '#src/web/calls/loader.ts'

export const videoLoader = loader((api, { params }) =>
  api.getVideo({ courseId: params['courseId'] ?? '', videoId: params['videoId'] ?? '' }),
)

type Loaded = Awaited<ReturnType<typeof videoLoader>>
export type ListedVideo = Loaded['videos'][number]
export type OpenVideo = Extract<Loaded['video'], { url: string }>
export type VideoCourse = Loaded['course']
