import { useRereadWhile } from '#src/web/manager/use-reread-while.ts'

import type { ManagedMedia } from './loaders.ts'

/** Reads the page again and again while one of these videos is on its way, so that its progress moves. */
export const useTranscodeProgress = (videos: readonly ManagedMedia[]): void =>
  useRereadWhile(videos.some(({ stage }) => stage === 'uploaded' || stage === 'encoding'))
