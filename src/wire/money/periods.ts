/** How far back a manager's list reaches; the first is the standard. */
export const periods = ['all', 'last_day', 'last_week', 'last_month', 'last_year'] as const
export type Period = (typeof periods)[number]
