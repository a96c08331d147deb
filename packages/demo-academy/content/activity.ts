import type { DemoEnrolment } from './types.ts'

/** Days since the enrolment, by course and person. Popularity is the number of names. */
const holders: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'session-load': {
    nabil: 398,
    amel: 372,
    bruno: 340,
    greta: 301,
    hugo: 276,
    karima: 250,
    olga: 221,
    pedro: 188,
    daniel: 160,
    elif: 131,
    jonas: 104,
    maya: 77,
    liam: 52,
    ines: 30,
    lina: 36,
  },
  'acute-chronic-load': { amel: 229, nabil: 214, olga: 170, bruno: 118, karima: 66, liam: 20 },
  'jump-testing': {
    greta: 290,
    jonas: 262,
    daniel: 240,
    bruno: 207,
    chiara: 173,
    maya: 140,
    hugo: 98,
    amel: 61,
    ines: 35,
    pedro: 12,
    lina: 38,
  },
  'squat-mechanics': { jonas: 180, greta: 165, daniel: 122, chiara: 90, liam: 58, farid: 40, maya: 9 },
  'maximal-velocity': {
    farid: 150,
    hugo: 148,
    karima: 126,
    chiara: 101,
    daniel: 83,
    ines: 62,
    bruno: 44,
    greta: 27,
    elif: 6,
  },
  acceleration: { farid: 93, karima: 85, hugo: 70, maya: 41, chiara: 19, lina: 22 },
  'lactate-threshold': {
    elif: 260,
    olga: 241,
    nabil: 196,
    liam: 158,
    amel: 117,
    hugo: 88,
    karima: 49,
    pedro: 26,
    jonas: 5,
  },
  'heart-rate-variability': { elif: 58, nabil: 55, liam: 47, olga: 38, amel: 22, ines: 13, bruno: 4, lina: 16 },
  'protein-for-athletes': {
    ines: 336,
    greta: 318,
    elif: 270,
    jonas: 239,
    chiara: 205,
    farid: 174,
    maya: 146,
    liam: 112,
    daniel: 79,
    hugo: 46,
    olga: 21,
    karima: 8,
  },
  'carbohydrate-fuelling': { elif: 26, liam: 23, ines: 17, hugo: 11, farid: 2 },
  'acl-rehabilitation': { ines: 119, chiara: 110, maya: 92, greta: 73, pedro: 50, daniel: 33, jonas: 18, olga: 7 },
  'limb-symmetry': { ines: 71, chiara: 64, maya: 45, greta: 28, daniel: 10 },
  'growth-and-maturation': { olga: 204, nabil: 177, pedro: 132, bruno: 94, amel: 53, karima: 15 },
  'skill-acquisition': { nabil: 15, bruno: 9, amel: 3 },
  'passing-networks': { pedro: 139, bruno: 115, nabil: 72, olga: 34, amel: 14, lina: 8 },
  'expected-goals': { pedro: 6, bruno: 1 },
}

/** The main learner has finished one course and is under way in four; three people are on their way. */
const progress: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'lina/session-load': {
    'asking-for-session-rpe': 100,
    'a-week-without-contrast': 100,
    'load-beside-response': 100,
    'building-and-unloading': 100,
  },
  'lina/acceleration': { 'four-splits-one-curve': 100, 'ratio-of-force': 100, 'a-profile-from-splits': 50 },
  'lina/jump-testing': {
    'impulse-decides-height': 100,
    'two-indices-one-name': 100,
    'the-jump-profile': 100,
    'beside-the-plate-the-bar': 80,
  },
  'lina/heart-rate-variability': { 'from-beats-to-rmssd': 100, 'the-morning-after-a-hard-week': 40 },
  'lina/passing-networks': { 'pass-by-pass': 40 },
  'ines/acl-rehabilitation': {
    'forty-milliseconds': 100,
    'knee-flexors-after-a-graft': 100,
    'sprinting-again': 100,
    'building-high-speed-metres': 100,
    'nine-months-and-nine-lines': 100,
  },
  'elif/lactate-threshold': {
    'two-turns-of-a-curve': 100,
    'the-oxygen-deficit': 100,
    'critical-power-and-w-prime': 70,
  },
  'farid/maximal-velocity': { 'a-tenth-of-a-second': 100, 'where-is-the-fastest-metre': 30 },
}

function enrolment(course: string, [person, daysAgo]: readonly [string, number]): DemoEnrolment {
  const watched = progress[`${person}/${course}`]
  return {
    person,
    course,
    source: course === 'session-load' ? 'free' : 'purchase',
    daysAgo,
    ...(watched && { progress: watched }),
  }
}

export const enrolments: readonly DemoEnrolment[] = Object.entries(holders).flatMap(([course, since]) =>
  Object.entries(since).map(holding => enrolment(course, holding)),
)

export const courseViews: Readonly<Record<string, number>> = {
  'session-load': 2184,
  'protein-for-athletes': 1730,
  'jump-testing': 1412,
  'lactate-threshold': 1268,
  'acl-rehabilitation': 1195,
  'maximal-velocity': 1043,
  'squat-mechanics': 871,
  'growth-and-maturation': 764,
  'acute-chronic-load': 702,
  'passing-networks': 588,
  acceleration: 541,
  'heart-rate-variability': 476,
  'limb-symmetry': 398,
  'carbohydrate-fuelling': 287,
  'skill-acquisition': 164,
  'expected-goals': 93,
}
