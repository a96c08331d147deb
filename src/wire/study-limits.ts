// How much somebody may say that they study.

/** Minutes a week that somebody may set out to study; and what is proposed to who has set nothing. */
export const GOAL_MIN = 10
export const GOAL_MAX = 6000
export const GOAL_PROPOSED = 60

/** A page that was put to sleep says no more than this at once. */
export const REPORT_MAX_SECONDS = 900
