import { loader, orFailed } from '#src/web/loader.ts'
import { bothWays, listQuery } from '#src/web/manager/list-address.ts'

export const videoLoader = loader((api, { params }) =>
  api.getVideo({ courseId: params['courseId'] ?? '', videoId: params['videoId'] ?? '' }),
)

type Loaded = Awaited<ReturnType<typeof videoLoader>>
export type ListedVideo = Loaded['videos'][number]
export type OpenVideo = Extract<Loaded['video'], { url: string }>
export type VideoCourse = Loaded['course']

const wanted = { sort: bothWays('created', 'title', 'length'), title: 'words' } as const

export const manageVideosLoader = loader(async (api, { url }) => orFailed(api.manageVideos(listQuery(url, wanted))))

export const manageVideoLoader = loader(async (api, { params }) =>
  api.manageVideo({ videoId: params['videoId'] ?? '' }),
)

export type ManagedVideo = Awaited<ReturnType<typeof manageVideoLoader>>['video']
export type ManagedMedia = ManagedVideo['media']
