// The privacy page that an academy comes with speaks of cookies and times: those of the code.
import { expect, test } from 'vitest'

import { deletionPauseMs, signUpLifeMs } from '#src/features/accounts/policy.ts'
import { standardPages } from '#src/features/pages/queries/standard-pages.ts'
import { sessionCookies, sessionLimits } from '#src/server/security/sessions.ts'
import { days, hours, minutes } from '#src/wire/durations.ts'
import { THEME } from '#src/wire/preferences.ts'

const { content } = standardPages.privacy
const cookies = sessionCookies('http://academy.example')
const partOf = (name: string) => content.split(`<code>${name}</code>`)[1]?.split('</li>')[0] ?? ''

test('the privacy page names every cookie that there is, and no other', () => {
  const ours = Object.values(cookies).filter(value => typeof value === 'string')
  const named = [...content.matchAll(/<li><code>([^<]+)<\/code>/g)].map(([, name = '']) => name)
  expect(named.toSorted()).toEqual([...ours, THEME.cookie].toSorted())
  expect(sessionCookies('https://academy.example').session).toBe(`__Host-${cookies.session}`)
})

test('T13 the privacy page says how long sessions and cookies live', () => {
  const { learner, admin } = sessionLimits
  const session = `after ${learner.idleMs / days(1)} days without a visit, and after ${learner.absoluteMs / days(1)} days in any case; for administrators after ${admin.idleMs / minutes(1)} minutes and ${admin.absoluteMs / hours(1)} hours`
  expect(partOf(cookies.session)).toContain(session)
  const lives = { deviceOptions: cookies.device, signUpOptions: cookies.signUp, stepOptions: cookies.step } as const
  for (const key of ['deviceOptions', 'signUpOptions', 'stepOptions'] as const) {
    const ms = (cookies[key].maxAge ?? 0) * 1000
    const said =
      ms > days(1) ? `${ms / days(1)} days` : ms > hours(1) ? `${ms / hours(1)} hours` : `${ms / minutes(1)} minutes`
    expect(partOf(lives[key])).toContain(`for ${said}`)
  }
  expect(partOf(THEME.cookie)).toContain(`for ${THEME.seconds / (days(1) / 1000)} days`)
})

test('the privacy page says how long sign-ups and deleted accounts wait', () => {
  expect(content).toContain(`A sign-up that is not activated within ${signUpLifeMs / hours(1)} hours is deleted`)
  expect(content).toContain(`An account that you delete waits ${deletionPauseMs / days(1)} days`)
})
