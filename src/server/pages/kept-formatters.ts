// Each page has its own provider of texts, which would make its formatters anew: a twentieth of a millisecond for each. They
// never change, so the process keeps them: the same language and options give the same one.

const kinds = ['DateTimeFormat', 'NumberFormat', 'PluralRules', 'RelativeTimeFormat', 'ListFormat'] as const

/** Far more than texts and languages ask for. */
const MOST_KEPT = 500

export function keepFormatters(): void {
  for (const kind of kinds) Object.assign(Intl, { [kind]: new Proxy(Intl[kind], keeping()) })
}

/** A constructor that gives what it made before of the same words. */
function keeping(): ProxyHandler<new (...given: never[]) => object> {
  const kept = new Map<string, object>()
  return {
    construct: (formatter, given: never[]) => {
      const key = JSON.stringify(given)
      const made = kept.get(key) ?? new formatter(...given)
      if (kept.size < MOST_KEPT) kept.set(key, made)
      return made
    },
  }
}
