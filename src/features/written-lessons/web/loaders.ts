import { loader } from '#src/web/calls/loader.ts'

export const lessonLoader = loader(async (api, { params }) =>
  api.getLesson({ courseId: params['courseId'] ?? '', lessonId: params['lessonId'] ?? '' }),
)

type Loaded = Awaited<ReturnType<typeof lessonLoader>>
export type OpenLesson = Extract<Loaded['lesson'], { content: string }>
export type Question = OpenLesson['questions'][number]
export type Attempt = NonNullable<OpenLesson['last']>
export type Value = Attempt['answers'][number]['value']
