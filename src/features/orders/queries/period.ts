type Paid = { readonly periodFrom: Date | null; readonly periodTo: Date | null }

/** The period that an order of a membership paid for, as it goes on the wire. */
export const periodOf = ({ periodFrom, periodTo }: Paid) =>
  periodFrom && periodTo && { from: periodFrom.toISOString(), to: periodTo.toISOString() }
