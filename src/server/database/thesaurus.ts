// Abbreviations of sports science beside the words they stand for. Whoever searches one finds the others.

/** Each line is one thing. Lower case, without hyphens; the words of an expression are found in their order. */
const things: readonly (readonly string[])[] = [
  ['acl', 'anterior cruciate ligament'],
  ['acwr', 'acute chronic workload ratio'],
  ['bmi', 'body mass index'],
  ['bw', 'body weight', 'body mass'],
  ['ck', 'creatine kinase'],
  ['cmj', 'countermovement jump', 'counter movement jump'],
  ['cod', 'change of direction'],
  ['doms', 'delayed onset muscle soreness'],
  ['dxa', 'dexa', 'dual energy x ray absorptiometry'],
  ['emg', 'electromyography'],
  ['ftp', 'functional threshold power'],
  ['gps', 'global positioning system'],
  ['grf', 'ground reaction force'],
  ['hiit', 'high intensity interval training'],
  ['hr', 'heart rate'],
  ['hrmax', 'maximal heart rate', 'maximum heart rate'],
  ['hrv', 'heart rate variability'],
  ['lt', 'lactate threshold'],
  ['ltad', 'long term athlete development'],
  ['mas', 'maximal aerobic speed'],
  ['mvc', 'maximal voluntary contraction'],
  ['1rm', 'one repetition maximum'],
  ['pap', 'post activation potentiation'],
  ['red s', 'reds', 'relative energy deficiency in sport'],
  ['rfd', 'rate of force development'],
  ['rir', 'repetitions in reserve'],
  ['rom', 'range of motion'],
  ['rpe', 'rating of perceived exertion', 'perceived exertion'],
  ['rsa', 'repeated sprint ability'],
  ['rsi', 'reactive strength index'],
  ['srpe', 'session rpe', 'session rating of perceived exertion'],
  ['ssc', 'stretch shortening cycle'],
  ['vbt', 'velocity based training'],
  [
    'vo2max',
    'vo2 max',
    'vo2',
    'oxygen uptake',
    'oxygen consumption',
    'maximal oxygen uptake',
    'maximum oxygen uptake',
    'maximal oxygen consumption',
    'aerobic capacity',
  ],
]

const byExpression = new Map(things.flatMap(all => all.map(one => [one, all.filter(other => other !== one)] as const)))
const LONGEST = Math.max(...[...byExpression.keys()].map(expression => expression.split(' ').length))

/** Some words of a search, and other expressions for them. */
export type Term = { readonly words: readonly string[]; readonly others: readonly string[] }

/** Takes a search apart from its beginning, each time the longest expression that is known. */
export function termsOf(words: readonly string[]): Term[] {
  const terms: Term[] = []
  for (let at = 0; at < words.length; at += terms.at(-1)?.words.length ?? 1) {
    const term = lengths.flatMap(length => knownTerm(words.slice(at, at + length)))[0]
    terms.push(term ?? { words: words.slice(at, at + 1), others: [] })
  }
  return terms
}

const lengths = Array.from({ length: LONGEST }, (_, index) => LONGEST - index)

function knownTerm(words: readonly string[]): Term[] {
  const others = byExpression.get(words.join(' ').toLowerCase())
  return others ? [{ words, others }] : []
}
