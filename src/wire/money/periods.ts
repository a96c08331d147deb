/** How far back a manager's list reaches; the first is the standard. */
export const periods = ['all', 'last_day', 'last_week', 'last_month', 'last_year'] as const
export type Period = (typeof periods)[number]

/** The periods of the earnings: each is compared with the one before it, which is as long. */
export const earningsPeriods = ['7d', '30d', '12m'] as const
export type EarningsPeriod = (typeof earningsPeriods)[number]
