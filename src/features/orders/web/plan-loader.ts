import { redirect } from 'react-router'

import { isCallRefused } from '#src/web/calls/api.ts'
import { loader } from '#src/web/calls/loader.ts'

/** Where one period of a plan is paid for. Who holds it, and need not renew it yet, reads until when. */
export const planPaymentLoader = loader(async (api, { url, params }) => {
  const id = params['id'] ?? ''
  try {
    const [order, { tax: added }] = await Promise.all([api.planOrder({ id }), api.myTax({})])
    const { tryLink } = await import('./coupon-link.ts')
    const linked = await tryLink(coupon => api.checkPlanCoupon({ id, coupon }), url)
    // Who has ordered it with a coupon goes on with that.
    return { ...order, added, tried: linked ?? (order.coupon && { applied: order.coupon }) }
  } catch (error) {
    if (!isCallRefused(error)) throw error
    if (error.code === 'membership-held') throw redirect('/dashboard/membership')
    if (error.code === 'plan-off-sale') throw redirect('/pricing')
    throw error
  }
})
