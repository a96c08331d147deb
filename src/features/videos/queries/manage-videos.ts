import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { z } from 'zod'

import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { countRows } from '#src/server/database/counts.ts'
import { orderOf } from '#src/server/database/lists.ts'
import { likeEachWord } from '#src/server/database/search.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { refuse } from '#src/wire/refusals.ts'

import type { videosContract } from '../contract.ts'
import { canEncodeAgain } from '../policy.ts'
import { videoMedia, videos } from '../tables.ts'
import { mediaAddress, playedKey, previewOf } from './media-address.ts'

type Wanted = z.output<typeof videosContract.manageVideos.input>

const columns = { created: videos.createdAt, title: videos.title, length: videos.durationSeconds }

const rowFields = {
  id: videos.id,
  title: videos.title,
  thumbnail: videos.thumbnail,
  durationSeconds: videos.durationSeconds,
  publishedAt: videos.publishedAt,
  archivedAt: videos.archivedAt,
  createdAt: videos.createdAt,
  stage: videoMedia.stage,
  percent: videoMedia.percent,
  reason: videoMedia.reason,
  mediaUpdatedAt: videoMedia.updatedAt,
}
type Media = typeof videoMedia.$inferSelect
type Row = Pick<
  typeof videos.$inferSelect,
  'id' | 'title' | 'thumbnail' | 'durationSeconds' | 'publishedAt' | 'archivedAt' | 'createdAt'
> &
  Pick<Media, 'reason'> & { stage: Media['stage'] | null; percent: number | null; mediaUpdatedAt: Date | null }

const states = {
  draft: and(isNull(videos.publishedAt), isNull(videos.archivedAt)),
  published: and(isNotNull(videos.publishedAt), isNull(videos.archivedAt)),
  archived: isNotNull(videos.archivedAt),
}

/** One page of the manager's list, the newest video first unless sorted otherwise. */
export async function manageVideos({ db, now, answers }: Context, { title, state, page, limit, sort }: Wanted) {
  const where = and(...likeEachWord(videos.title, title), state && states[state])
  const order = orderOf(sort, columns, videos.id)
  const ids = db
    .select({ id: videos.id })
    .from(videos)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset((page - 1) * limit)
  const [rows, total] = await Promise.all([
    db
      .select({ ...rowFields, coursesCount: answers.videoPlaces.countOf(videos.id) })
      .from(videos)
      .leftJoin(videoMedia, eq(videoMedia.videoId, videos.id))
      .where(inArray(videos.id, ids))
      .orderBy(...order),
    countRows(db, videos, where),
  ])
  return {
    videos: rows.map(row => ({ ...shownRow(row, now()), coursesCount: row.coursesCount })),
    NbOfPages: Math.ceil(total / limit),
    total,
  }
}

/** Everything of one video, with signed addresses for the administrator who asks (D-10). Refuses 'not-found'. */
export async function manageVideo(context: Context, { videoId }: { videoId: string }) {
  const sessionId = userOf(context.actor)?.sessionId ?? ''
  const [row] = await context.db
    .select({ ...rowFields, video: videos })
    .from(videos)
    .leftJoin(videoMedia, eq(videoMedia.videoId, videos.id))
    .where(eq(videos.id, videoId))
  if (!row) return refuse('not-found')
  const { video } = row
  const address = (key: string) => mediaAddress(context, { key, sessionId })
  return {
    video: {
      ...shownRow(row, context.now()),
      description: video.description,
      links: video.links,
      chapters: video.chapters,
      url: address(playedKey(video)),
      preview: previewOf(context, video.hlsFolder, { sessionId }),
      pdf: video.pdfKey && address(video.pdfKey),
      captions: video.captions.map(({ language, label, key }) => ({ language, label, url: address(key) })),
      courses: await context.answers.videoPlaces.listOf(context.db, videoId),
    },
  }
}

/** A video that came with the academy has no row of its own about its file: that is played as it is. */
const shownRow = ({ id, title, thumbnail, durationSeconds, ...row }: Row, now: Date) => ({
  _id: id,
  title,
  thumbnail: thumbnail ? publicFileUrl(thumbnail) : null,
  durationSeconds,
  createdAt: row.createdAt.toISOString(),
  published: row.publishedAt !== null,
  archived: row.archivedAt !== null,
  media: {
    stage: row.stage ?? ('original' as const),
    percent: row.stage ? (row.percent ?? 0) : 100,
    reason: row.reason,
    canEncodeAgain:
      row.stage !== null &&
      canEncodeAgain({ stage: row.stage, reason: row.reason, updatedAt: row.mediaUpdatedAt ?? now }, now),
  },
})
