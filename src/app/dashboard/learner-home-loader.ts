import { redirect } from 'react-router'

import { hasFailed, loader, orFailed } from '#src/web/calls/loader.ts'
import { days } from '#src/wire/durations.ts'

/** So many of the last courses are looked at. */
const COURSES = 24
/** So many papers take turns, one a day. */
const PAPERS = 10

/** What a learner's day begins with; a part that fails leaves the rest standing (D-41). Administrators have a home of their own. */
export const learnerHomeLoader = loader(async api => {
  const [{ user }, mine, study] = await Promise.all([
    api.refresh({}),
    orFailed(api.myCourses({ limit: COURSES })),
    orFailed(api.myStudy({})),
  ])
  if (user.role === 'admin') throw redirect('/dashboard')
  const courses = hasFailed(mine) ? [] : mine.courses.map(({ course }) => course)
  const open = courses.filter(({ learning }) => learning?.next)
  const goesOn = open.find(({ learning }) => learning?.lastWatchedAt) ?? open[0]
  const category = goesOn?.categorys[0]
  const ofCourse = category && (await orFailed(api.listResearch({ category, limit: PAPERS })))
  const isOfCourse = ofCourse && !hasFailed(ofCourse) && ofCourse.researches.length > 0
  const papers = isOfCourse ? ofCourse : await orFailed(api.listResearch({ limit: PAPERS }))
  const paper = hasFailed(papers) ? undefined : ofTheDay(papers.researches)
  return { mine, study, goesOn, paper }
})

const ofTheDay = <T>(all: readonly T[]): T | undefined => all[Math.floor(Date.now() / days(1)) % all.length]
