import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { api, isCallRefused } from '#src/web/calls/api.ts'
import { confirmed } from '#src/web/factors/confirmed.ts'
import { toast } from '#src/web/toast.ts'

/** Asks for the invoice of an order, and opens it: in the place of this page, as a window of its own would be refused. */
export function useIssue(orderId: string) {
  const t = useTranslations('invoices')
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const issue = async () => {
    setBusy(true)
    try {
      const { invoice } = await confirmed(() => api().issueInvoice({ id: orderId }))
      toast.success(t('issued', { number: invoice.number }))
      await revalidate()
      location.assign(`/api/invoices/${invoice._id}/pdf`)
    } catch (error) {
      toast.error(isCallRefused(error) ? error.message : t('notIssued'))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, issue: () => void issue() }
}
