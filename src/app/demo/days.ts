/** The instant so many days before. */
export const daysBefore = (now: Date, count: number): Date => new Date(now.getTime() - count * 86_400_000)
