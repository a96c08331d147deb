/** The colour of each standing. */
export const tones = {
  open: 'success',
  waiting: 'warning',
  ended: 'neutral',
  closed: 'neutral',
  over: 'neutral',
} as const
