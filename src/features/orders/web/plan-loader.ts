import { redirect } from 'react-router'

import { isCallRefused } from '#src/web/calls/api.ts'
import { loader } from '#src/web/calls/loader.ts'

/** Where one period of a plan is paid for. Who holds it, and need not renew it yet, reads until when. */
export const planPaymentLoader = loader(async (api, { params }) => {
  try {
    const [order, { tax: added }] = await Promise.all([api.planOrder({ id: params['id'] ?? '' }), api.myTax({})])
    return { ...order, added }
  } catch (error) {
    if (!isCallRefused(error)) throw error
    if (error.code === 'membership-held') throw redirect('/dashboard/membership')
    if (error.code === 'plan-off-sale') throw redirect('/pricing')
    throw error
  }
})
