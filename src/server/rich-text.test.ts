import { expect, test } from 'vitest'

import { formulas } from '#src/ui/fixtures/formulas.ts'
import { hostileMarkup } from '#src/ui/fixtures/hostile-markup.ts'
import { formulaAttributes, formulaFrames, formulaLeaves } from '#src/wire/text/rich-text.ts'

import { excerpt, plainText, readingMinutes, richHtml, sanitizeRichText } from './rich-text.ts'

test.each([
  ['plain text < stays & as it is\r\n\r\nwith its lines', 'plain text < stays & as it is\n\nwith its lines'],
  ['<h1>A</h1><b>b</b><i>c</i>', '<h2>A</h2><strong>b</strong><em>c</em>'],
  ['<div class="x"><p style="color:red">words</p></div>', '<p>words</p>'],
  ['<p><a href="/courses">here</a></p>', '<p><a href="/courses">here</a></p>'],
  [
    '<p><a href="https://doi.org/10.1/x" target="_blank">away</a></p>',
    '<p><a href="https://doi.org/10.1/x" rel="noopener noreferrer">away</a></p>',
  ],
  ['<p><a href="//evil.example">no</a> <a href="http://x.example">way</a></p>', '<p>no way</p>'],
  [
    '<figure><img src="/files/public/blogs/a/960.avif" alt="a" width="960" height="540" /><figcaption>b</figcaption></figure>',
    '<figure><img src="/files/public/blogs/a/960.avif" alt="a" width="960" height="540" /><figcaption>b</figcaption></figure>',
  ],
  ['<p>a<img src="https://evil.example/x.png"></p>', '<p>a</p>'],
  [
    '<table border="1"><tbody><tr><td colspan="2" width="9">a</td></tr></tbody></table>',
    '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
  ],
])('keeps the closed list and nothing else: %s', (given, expected) => {
  expect(sanitizeRichText(given)).toBe(expected)
  expect(sanitizeRichText(expected)).toBe(expected)
})

/** Every attribute value that the list lets through, taken out, leaves names and ours alone. */
const OURS = new RegExp(
  '^<(/?(p|h[2-4]|[uo]l|li|blockquote|pre|figure|figcaption|table|caption|thead|tbody|tr|th|td|strong|em|a|code|sub|sup|br|img)' +
    '( rel="noopener noreferrer"| href="https:[^"<>]*")*( /)?' +
    `|/?(${[...formulaFrames, ...formulaLeaves].join('|')})( (${formulaAttributes.join('|')})="[\\w.+% /-]*")*)>$`,
)

test.each(hostileMarkup)('T40 is harmless when it is stored: %s', markup => {
  const tags = sanitizeRichText(markup).match(/<[^>]*>/g) ?? []
  expect(tags.filter(tag => !OURS.test(tag))).toEqual([])
  expect((richHtml(markup).match(/<[^>]*>/g) ?? []).filter(tag => !OURS.test(tag))).toEqual([])
})

test.each(Object.entries(formulas))('keeps the formula %s as it is', (_, formula) => {
  expect(sanitizeRichText(`<p>a ${formula} b</p>`)).toBe(`<p>a ${formula} b</p>`)
  const named = formula.replace('<math', '<math xmlns="http://www.w3.org/1998/Math/MathML" class="x" onclick="y"')
  expect(sanitizeRichText(named)).toBe(formula)
})

test.each([
  ['<math><mi>x<b>y</b></mi></math>', '<math><mi>xy</mi></math>'],
  ['<math><mtext><mrow><mi>x</mi></mrow></mtext></math>', '<math><mtext>x</mtext></math>'],
  ['<math><p><mi>x</mi></p></math>', '<math>x</math>'],
  ['<math><math><mi>x</mi></math></math>', '<math>x</math>'],
  ['<p><mi>x</mi><mrow>y</mrow></p>', '<p>xy</p>'],
  ['<math><mspace width="1em"/><mi>x</mi></math>', '<math><mspace width="1em"></mspace><mi>x</mi></math>'],
  ['<math><mo lspace="url(x)" stretchy="true">(</mo></math>', '<math><mo stretchy="true">(</mo></math>'],
  ['<math><mrow><mi>x</math>', '<math><mrow><mi>x</mi></mrow></math>'],
])(
  'T40 a formula holds its own parts, those hold words or parts, and nobody else holds them: %s',
  (given, expected) => {
    expect(sanitizeRichText(given)).toBe(expected)
  },
)

test('a formula counts and is found by what is drawn, without its TeX', () => {
  expect(plainText(`<p>Let ${formulas.fick}</p>`)).toBe('Let V˙O2=Qx3')
})

test('words of blocks stay apart, and entities are characters', () => {
  expect(plainText('<h2>One</h2><p>two &amp; three<br>four</p><ul><li>5 &lt; 6</li></ul>')).toBe(
    'One two & three four 5 < 6',
  )
  expect(plainText('5 < 6 & 7')).toBe('5 < 6 & 7')
})

test('an excerpt ends with a whole word', () => {
  expect(excerpt('<p>Short enough</p>', 20)).toBe('Short enough')
  expect(excerpt('<p>Somewhat longer than that</p>', 20)).toBe('Somewhat longer…')
})

test('reading takes a minute for 238 words, and never none', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes(`<p>${'word '.repeat(238 * 7)}</p>`)).toBe(7)
})

test('plain text becomes paragraphs where HTML is needed', () => {
  expect(richHtml('a < b\nc\n\n\nd')).toBe('<p>a &lt; b\nc</p><p>d</p>')
})

test('T46 takes time in step with the length', () => {
  for (const part of ['<a', '<!--', '<p><ul><li>', '<b><a href="https://x.y">', '&#', '<p a="']) {
    const before = process.cpuUsage()
    sanitizeRichText(part.repeat(100_000 / part.length))
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(3_000)
  }
})

test('T45 the words of a text take as long where no element ever ends as where each does', () => {
  const timeOf = (text: string): number => {
    const before = process.cpuUsage()
    plainText(text)
    return process.cpuUsage(before).user / 1000
  }
  const ended = timeOf('<p>'.repeat(66_000))
  for (const part of ['<p ', '<br ', '</td ']) expect(timeOf(part.repeat(66_000)), part).toBeLessThan(500 + 3 * ended)
})

test('words of nested lists, tables and figures are parted', () => {
  const html =
    '<ul><li>First bullet<ul><li>Nested bullet</li></ul></li></ul><table><tr><td>a</td><td>b</td></tr></table>end'
  expect(plainText(html)).toBe('First bullet Nested bullet a b end')
  expect(plainText('<p>one <b>wo</b>rd</p>')).toBe('one word')
})
