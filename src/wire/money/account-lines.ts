/** A line of an account that money is sent to: what it is, and its value; a name is empty where the line has none. */
export type AccountLine = { readonly name: string; readonly value: string }

/** Tells lines like `IBAN: FR76 …` apart. @param account as staff typed it */
export const accountLines = (account: string): AccountLine[] =>
  account
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(line => {
      const at = line.indexOf(':')
      return at > 0 ? { name: line.slice(0, at).trim(), value: line.slice(at + 1).trim() } : { name: '', value: line }
    })
