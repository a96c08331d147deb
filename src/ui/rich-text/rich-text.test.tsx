import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { formulaAttributes, formulaFrames, formulaLeaves, richBlocks, richInlines } from '#src/wire/text/rich-text.ts'

import { formulas } from '../fixtures/formulas.ts'
import { hostileMarkup } from '../fixtures/hostile-markup.ts'
import { readRichText } from './rich-text-nodes.ts'
import { RichText } from './rich-text.tsx'

const OURS = new RegExp(
  `^<(/?(${[...richBlocks, ...richInlines, 'div'].join('|')})|br/` +
    `|/?(${[...formulaFrames, ...formulaLeaves].join('|')})( (${formulaAttributes.join('|')})="[\\w.+% /-]*")*` +
    '|a href="https:[^"<>]*" rel="noopener noreferrer" class="link"' +
    '|div class="table-scroll" tabindex="0"( role="group" aria-label="[^"<>]*")?)>$',
)

const drawnWhole = (html: string): string =>
  renderToStaticMarkup(<RichText html={html} />).replace(/^<div class="rich-text">(.*)<\/div>$/s, '$1')

/** Without what says for lists and quotes at which side their marks stand. */
const drawn = (html: string): string => drawnWhole(html).replaceAll(/(?<=<(ul|ol|blockquote)) dir="auto"/g, '')

test('marks of lists and quotes stand where the letters begin', () => {
  expect(drawnWhole('<ul><li>أ</li></ul><ol dir="ltr"><li>ب</li></ol><blockquote><p>ج</p></blockquote>')).toBe(
    '<ul dir="auto"><li>أ</li></ul><ol dir="auto"><li>ب</li></ol><blockquote dir="auto"><p>ج</p></blockquote>',
  )
})

test.each([
  ['<p>One <strong>two</strong> <em>three</em><br>four</p>', '<p>One <strong>two</strong> <em>three</em><br/>four</p>'],
  ['<h2>A</h2><h3>B</h3><blockquote><p>C</p></blockquote>', '<h2>A</h2><h3>B</h3><blockquote><p>C</p></blockquote>'],
  ['<ul>\n<li>a</li>\n<li>b</li>\n</ul><ol><li>c</li></ol>', '<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>'],
  ['<p>1 &lt; 2 &amp; 3&nbsp;m &#8804; &#x2265;</p>', '<p>1 &lt; 2 &amp; 3\u00a0m ≤ ≥</p>'],
  ['<p>use <code>r&lt;s</code></p>', '<p>use <code>r&lt;s</code></p>'],
  ['<p>a 95 % band, <code>5 % 2</code></p>', '<p>a 95\u00a0% band, <code>5 % 2</code></p>'],
])('draws the closed list: %s', (html, expected) => {
  expect(drawn(html)).toBe(expected)
})

test('plain text is valid content, parted by empty lines', () => {
  expect(drawn('First line\nstill first\n\nSecond & last')).toBe(
    '<p>First line\nstill first</p><p>Second &amp; last</p>',
  )
})

test.each([
  ['<p>a<p>b', '<p>a</p><p>b</p>'],
  ['<p>a<ul><li>b<li>c</ul>d', '<p>a</p><ul><li>b</li><li>c</li></ul><p>d</p>'],
  ['<li>alone</li>', '<p>alone</p>'],
  ['</p></div>end', '<p>end</p>'],
  ['<ul><li>a<ul><li>b</li></ul></li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
  ['a < b <b>c</b>', '<p>a &lt; b <strong>c</strong></p>'],
])('mends what is not closed or stands in the wrong place: %s', (html, expected) => {
  expect(drawn(html)).toBe(expected)
})

test.each(['37.5', '2400 kcal', '±0.9 km/h', '4.0 and 6.0'])('a cell that is a measure is marked: %s', text => {
  expect(drawn(`<table><tr><td>${text}</td></tr></table>`)).toContain(`<td class="measure">${text}</td>`)
})

test.each(['20 %, 120 kcal', 'about 5', '12 athletes of two clubs'])('a cell with words is not: %s', text => {
  const said = text.replace(' %', '\u00A0%')
  expect(drawn(`<table><tr><td>${text}</td></tr></table>`)).toContain(`<td>${said}</td>`)
})

test.each([
  [
    '<table><caption>C</caption><tr><th scope="col">a<td colspan=2>b<tr><td rowspan="2">c</table>d',
    '<div class="table-scroll" tabindex="0" role="group" aria-label="C"><table><caption>C</caption><tbody>' +
      '<tr><th>a</th><td>b</td></tr><tr><td rowSpan="2">c</td></tr></tbody></table></div><p>d</p>',
  ],
  [
    '<table>\n<thead><tr><th>a</th></tr></thead>\n<tr><td><ul><li>b</li></ul></td></tr></table>',
    '<div class="table-scroll" tabindex="0"><table><thead><tr><th>a</th></tr></thead>' +
      '<tbody><tr><td><ul><li>b</li></ul></td></tr></tbody></table></div>',
  ],
  ['<p>a<td>b</td></p>', '<p>a</p><p>b</p>'],
  ['<h4>H<sub>2</sub>O</h4><pre><code>a  b</code></pre>', '<h4>H<sub>2</sub>O</h4><pre><code>a  b</code></pre>'],
  [
    '<figure><img src="/files/public/blogs/x/960.avif" alt="A &quot;curve&quot;" width="960" height="540" onload="x()"><figcaption>F</figcaption></figure>',
    '<figure><img loading="lazy" decoding="async" src="/files/public/blogs/x/960.avif" alt="A &quot;curve&quot;" width="960" height="540"/><figcaption>F</figcaption></figure>',
  ],
])('draws tables, figures and the like: %s', (html, expected) => {
  expect(drawn(html)).toBe(expected)
})

test.each(Object.entries(formulas))('draws the formula %s as it is', (_, formula) => {
  expect(drawn(`<p>a ${formula} b</p>`)).toBe(`<p>a ${formula} b</p>`)
  expect(drawn(formula)).toBe(`<p>${formula}</p>`)
})

test.each([
  ['<p><math><mi>x<b>y</b></mi><p>z</p></math></p>', '<p><math><mi>xy</mi></math></p><p>z</p>'],
  ['<p><math><mtext><mrow><mi>x</mi></mrow></mtext>words</math></p>', '<p><math><mtext>x</mtext></math></p>'],
  ['<p><mi>x</mi></p>', '<p>x</p>'],
  ['<p><math><mi href="javascript:alert(1)">x</mi></math></p>', '<p><math><mi>x</mi></math></p>'],
])('T40 ASVS 1.3.7 a formula holds its own parts and nothing else: %s', (html, expected) => {
  expect(drawn(html)).toBe(expected)
})

test('T40 a picture comes from this site and nowhere else', () => {
  for (const address of [
    'https://evil.example/x.png',
    '//evil.example/x.png',
    '/files/private/videos/x.png',
    '/files/public/../private/x.png',
    '/files/public/x.svg',
    '/files/public/x.png#elsewhere',
    '/api/logout',
    'data:image/png;base64,AAAA',
  ])
    expect(drawn(`<p>words<img src="${address}"></p>`)).toBe('<p>words</p>')
})

test('a drawing on paper keeps the mark by which it is light on dark by night', () => {
  const image = '<img loading="lazy" decoding="async" src="/files/public/texts/x/1440.avif#paper" alt="A curve"/>'
  expect(drawn('<p><img src="/files/public/texts/x/1440.avif#paper" alt="A curve"></p>')).toBe(`<p>${image}</p>`)
})

test('a link leads to https, to a mailbox or to this site, and nowhere else', () => {
  expect(drawn('<p><a href="https://doi.org/10.1/x?a=1&amp;b=2" onclick="x()" target=_top>doi</a></p>')).toBe(
    '<p><a href="https://doi.org/10.1/x?a=1&amp;b=2" rel="noopener noreferrer" class="link">doi</a></p>',
  )
  expect(drawn('<p><a href="/course/1?x=2#y">course</a></p>')).toBe(
    '<p><a href="/course/1?x=2#y" class="link">course</a></p>',
  )
  for (const address of [
    'javascript:alert(1)',
    '/\\evil.example',
    '/\t/evil.example',
    'java\nscript:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'http://plain.example',
    '',
  ])
    expect(drawn(`<p><a href="${address}">words</a></p>`)).toBe('<p>words</p>')
})

test.each(hostileMarkup)('T40 nothing of %s becomes markup', html => {
  // Without React's own escapes nothing may be left but our own elements, with our own attributes.
  const tags = drawn(html).match(/<[^>]*>/g) ?? []
  expect(tags.filter(tag => !OURS.test(tag))).toEqual([])
})

test('T46 ASVS 1.2.9 takes time in step with the length, whatever stands in it', () => {
  for (const part of [
    '<a',
    '<!--',
    '<script',
    '<p><ul><li>',
    '<',
    '&#',
    '<b><a href="https://x.y">',
    '<a href="',
    '<td>',
    '<table>',
    '<p a',
    '<math><mrow>',
    '<math><mo width="1',
  ]) {
    const text = part.repeat(200_000 / part.length)
    // Of the processor, so that a busy machine does not count; in step with the square it would take minutes.
    const before = process.cpuUsage()
    readRichText(text)
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(2_000)
  }
})
