// Whether a secret looks as if somebody typed it, instead of having it made by a random generator.

/** What is changed before it is used, or is the first that comes to mind. */
const WORDS =
  /academy|admin|change|default|example|hello|letmein|palestra|passphrase|password|please|production|qwerty|replace|secret|session|staging|token/i
/** Nothing but words, with signs between them. */
const WORDS_ALONE = /^[a-z]+([-_. ][a-z]+)*$/i
const LONGEST_RUN = 6

/** @param signs how many different ones a random secret of this length has at least */
export const isGuessable = (secret: string, signs: number): boolean =>
  new Set(secret).size < signs ||
  /(.{6,})\1/.test(secret) ||
  WORDS.test(secret) ||
  WORDS_ALONE.test(secret) ||
  longestRun(secret) > LONGEST_RUN

/** The longest row of neighbours, such as `abcd` and `4321`, or of one sign. */
function longestRun(secret: string): number {
  let [longest, length, step] = [1, 1, 0]
  for (let at = 1; at < secret.length; at += 1) {
    const next = secret.charCodeAt(at) - secret.charCodeAt(at - 1)
    const isNeighbour = Math.abs(next) <= 1
    length = isNeighbour ? (next === step ? length + 1 : 2) : 1
    step = next
    longest = Math.max(longest, length)
  }
  return longest
}
