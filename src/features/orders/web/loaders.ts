import { redirect, redirectDocument } from 'react-router'

import { loader } from '#src/web/calls/loader.ts'

/**
 * The payment page of a course. It is always entered by a full navigation: only then does the browser get the policy
 * that lets the card provider in. So what follows is the server's alone, and no browser loads it.
 */
export const paymentLoader = loader(async (api, { url, params }) => {
  if (!import.meta.env.SSR) throw redirectDocument(url.href)
  await api.refresh({}) // who is not signed in goes to /login and comes back
  const { course, isPurchased } = await api.getCourse({ id: params['id'] ?? '' })
  if (isPurchased) throw redirect(`/course/${course._id}`)
  const { tryLink } = await import('./coupon-link.ts')
  const [{ method, transfer }, coupon, { tax }] = await Promise.all([
    api.courseOrder({ id: course._id }),
    tryLink(coupon => api.checkCoupon({ id: course._id, coupon }), url),
    api.myTax({}),
  ])
  // Who goes on from a transfer to the card gives it up.
  const isLeft = url.searchParams.get('by') === 'card'
  return { course, coupon, tax, begun: isLeft ? null : method, transfer: isLeft ? null : transfer }
})
