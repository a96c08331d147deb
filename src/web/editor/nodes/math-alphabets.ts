// MathML Core knows no `mathvariant` but `normal`: a bold or double-struck letter is a character of its own.

/** Where Unicode's block of mathematical letters begins for A, a and 0. */
const starts: Readonly<Record<string, readonly [capital: number, small: number, digit?: number]>> = {
  bold: [0x1d400, 0x1d41a, 0x1d7ce],
  'bold-italic': [0x1d468, 0x1d482],
  script: [0x1d49c, 0x1d4b6],
  fraktur: [0x1d504, 0x1d51e],
  'double-struck': [0x1d538, 0x1d552, 0x1d7d8],
  'sans-serif': [0x1d5a0, 0x1d5ba, 0x1d7e2],
  monospace: [0x1d670, 0x1d68a, 0x1d7f6],
}

/** Letters that Unicode had before it had the block. */
const older: Readonly<Record<string, string>> = {
  'script B': 'ℬ',
  'script E': 'ℰ',
  'script F': 'ℱ',
  'script H': 'ℋ',
  'script I': 'ℐ',
  'script L': 'ℒ',
  'script M': 'ℳ',
  'script R': 'ℛ',
  'script e': 'ℯ',
  'script g': 'ℊ',
  'script o': 'ℴ',
  'fraktur C': 'ℭ',
  'fraktur H': 'ℌ',
  'fraktur I': 'ℑ',
  'fraktur R': 'ℜ',
  'fraktur Z': 'ℨ',
  'double-struck C': 'ℂ',
  'double-struck H': 'ℍ',
  'double-struck N': 'ℕ',
  'double-struck P': 'ℙ',
  'double-struck Q': 'ℚ',
  'double-struck R': 'ℝ',
  'double-struck Z': 'ℤ',
}

/** Writes the letters of a part of a formula in the alphabet that its `mathvariant` asks for. */
export function plainAlphabet(part: Element): void {
  const variant = part.getAttribute('mathvariant') ?? ''
  if (!starts[variant]) return
  part.removeAttribute('mathvariant')
  part.textContent = [...part.textContent].map(letter => inAlphabet(variant, letter)).join('')
}

function inAlphabet(variant: string, letter: string): string {
  const [capital, small, digit] = starts[variant] ?? []
  const from = (start: number | undefined, first: string) =>
    start === undefined ? letter : String.fromCodePoint(start + letter.charCodeAt(0) - first.charCodeAt(0))
  if (/^[A-Z]$/.test(letter)) return older[`${variant} ${letter}`] ?? from(capital, 'A')
  if (/^[a-z]$/.test(letter)) return older[`${variant} ${letter}`] ?? from(small, 'a')
  return /^\d$/.test(letter) ? from(digit, '0') : letter
}
