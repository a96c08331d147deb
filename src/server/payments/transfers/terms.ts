/** Where bank transfers go to, in lines like `IBAN: FR76 …`, and how many days a buyer has. */
export type TransferTerms = { readonly account: string; readonly days: number }
