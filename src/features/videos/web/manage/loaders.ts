import { loader, orFailed } from '#src/web/calls/loader.ts'
import { bothWays, listQuery } from '#src/web/manager/lists/list-address.ts'

const wanted = {
  sort: bothWays('created', 'title', 'length'),
  title: 'words',
  state: ['draft', 'published', 'archived'],
} as const

export const manageVideosLoader = loader(async (api, { url }) => orFailed(api.manageVideos(listQuery(url, wanted))))

export const manageVideoLoader = loader(async (api, { params }) =>
  api.manageVideo({ videoId: params['videoId'] ?? '' }),
)

export type ManagedVideo = Awaited<ReturnType<typeof manageVideoLoader>>['video']
export type ManagedMedia = ManagedVideo['media']
