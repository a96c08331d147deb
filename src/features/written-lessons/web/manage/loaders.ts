import { writtenKinds } from '#src/features/courses/contract/questions.ts'
import { loader, orFailed } from '#src/web/calls/loader.ts'

/** The course that a new lesson belongs to, by its playlist; a reading unless the address says otherwise. */
export const newLessonLoader = loader(async (api, { url }) => {
  const asked = url.searchParams.get('kind')
  const kind = writtenKinds.find(one => one === asked) ?? 'reading'
  return { kind, read: await orFailed(api.getPlaylist({ id: url.searchParams.get('course') ?? '' })) }
})

export const updateLessonLoader = loader(async (api, { params }) =>
  orFailed(api.getLessonForm({ id: params['id'] ?? '' })),
)

export const resultsLoader = loader(async (api, { params }) => orFailed(api.lessonResults({ id: params['id'] ?? '' })))
