// Which things and actions this page has words for; others show themselves.
import type { z } from 'zod'

import type { activityContract } from '../../contract.ts'

export type Activity = z.output<typeof activityContract.listActivity.output>
export type Entry = Activity['entries'][number]

const kinds = [
  'course',
  'video',
  'lesson',
  'blog',
  'comment',
  'research',
  'conference',
  'teacher',
  'application',
  'registration',
  'category',
  'partner',
  'plan',
  'coupon',
  'hero',
  'statistics',
  'page',
  'identity',
  'currency',
  'user',
  'order',
  'payment',
  'certificate',
  'review',
  'picture',
  'membership',
] as const

const verbs = [
  'create',
  'update',
  'delete',
  'publish',
  'unpublish',
  'archive',
  'restore',
  'duplicate',
  'import',
  'playlist',
  'free-lesson',
  'order',
  'approve',
  'reject',
  'upload',
  'encode',
  'refund',
  'refund-part',
  'revoke',
  'grant',
  'close',
  'role',
  'enrol',
  'invite',
  'uninvite',
  'withdraw',
  'give-membership',
  'end-membership',
  'sign-out',
  'factors',
  'disable',
  'enable',
  'schedule-deletion',
  'keep',
  'hide',
  'show',
  'export',
] as const

type Kind = (typeof kinds)[number]
type Verb = (typeof verbs)[number]

export const isKnownKind = (kind: string): kind is Kind => kinds.some(known => known === kind)
export const isKnownVerb = (verb: string): verb is Verb => verbs.some(known => known === verb)

const places: Readonly<Partial<Record<Kind, (id: string) => string>>> = {
  course: id => `manage-courses/update-course/${id}`,
  video: id => `manage-videos/update-video/${id}`,
  lesson: id => `manage-lessons/update-lesson/${id}`,
  blog: id => `manage-blogs/update-blog/${id}`,
  research: id => `manage-researches/update-research/${id}`,
  conference: id => `manage-conferences/update-conference/${id}`,
  application: id => `manage-applications/update-application/${id}`,
  category: () => 'manage-courses/categories',
  partner: () => 'partners',
  plan: id => `manage-memberships/update-membership/${id}`,
  coupon: id => `manage-coupons/${id}`,
  hero: () => 'update-hero',
  statistics: () => 'update-statistics',
  page: id => `manage-pages/update-page/${id}`,
  user: id => `manage-users/${id}`,
  order: id => `manage-orders/${id}`,
  payment: () => 'manage-orders/needs-review?state=closed',
  certificate: () => 'manage-certificates',
  review: () => 'manage-courses/reviews',
}

/** Where a thing is managed; undefined for what was deleted, and for what has no screen of its own. */
export function placeOf({ kind, thing }: Pick<Entry, 'kind' | 'thing'>): string | undefined {
  if (thing.isGone || !isKnownKind(kind)) return undefined
  const place = places[kind]
  return place && (thing._id !== null || place.length === 0) ? `/dashboard/${place(thing._id ?? '')}` : undefined
}
