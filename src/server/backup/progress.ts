/** What a long command has done of what: `step` in words, `done` of `total` in what the step counts. */
export type Progress = {
  readonly step: string
  readonly done: number
  readonly total: number
  readonly unit: 'bytes' | 'tables' | 'indexes' | 'files'
}
export type OnProgress = (progress: Progress) => void
