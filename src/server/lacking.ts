const list = new Intl.ListFormat('en-GB')

/**
 * @param there what publishing asks for, in words, and whether it is there
 * @returns what is not, as in "a picture and a description"; undefined when nothing is missing
 */
export function lackingOf(there: Readonly<Record<string, boolean>>): string | undefined {
  const lacking = Object.keys(there).filter(what => !there[what])
  return lacking.length > 0 ? list.format(lacking) : undefined
}

/** Why something of that name cannot be published. */
export const lackText = (name: string, lack: string): string => `“${name}” cannot be published: it needs ${lack}`

type Named = { readonly id: string; readonly title: string }

/** Parts what can be published from what lacks something, which is told with it. */
export function sortOut<R extends Named>(rows: readonly R[], lackOf: (row: R) => string | undefined) {
  const able: R[] = []
  const unchanged: { _id: string; title: string; message: string }[] = []
  for (const row of rows) {
    const lack = lackOf(row)
    if (lack) unchanged.push({ _id: row.id, title: row.title, message: lackText(row.title, lack) })
    else able.push(row)
  }
  return { able, unchanged }
}
