import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { readRichText } from './rich-text-nodes.ts'
import { RichText } from './rich-text.tsx'

const drawn = (html: string): string =>
  renderToStaticMarkup(<RichText html={html} />).replace(/^<div class="rich-text">(.*)<\/div>$/s, '$1')

test.each([
  ['<p>One <strong>two</strong> <em>three</em><br>four</p>', '<p>One <strong>two</strong> <em>three</em><br/>four</p>'],
  ['<h2>A</h2><h3>B</h3><blockquote><p>C</p></blockquote>', '<h2>A</h2><h3>B</h3><blockquote><p>C</p></blockquote>'],
  ['<ul>\n<li>a</li>\n<li>b</li>\n</ul><ol><li>c</li></ol>', '<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>'],
  ['<p>1 &lt; 2 &amp; 3&nbsp;m &#8804; &#x2265;</p>', '<p>1 &lt; 2 &amp; 3\u00a0m ≤ ≥</p>'],
  ['<p>use <code>r&lt;s</code></p>', '<p>use <code>r&lt;s</code></p>'],
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

test('a link leads to https and nowhere else', () => {
  expect(drawn('<p><a href="https://doi.org/10.1/x?a=1&amp;b=2" onclick="x()" target=_top>doi</a></p>')).toBe(
    '<p><a href="https://doi.org/10.1/x?a=1&amp;b=2" rel="noopener noreferrer" class="link">doi</a></p>',
  )
  for (const address of [
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'http://plain.example',
    '',
  ])
    expect(drawn(`<p><a href="${address}">words</a></p>`)).toBe('<p>words</p>')
})

test.each([
  '<script>alert(1)</script>',
  '<script>alert(1)',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<p style="background:url(javascript:alert(1))" onmouseover=alert(1)>x</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<p><<img src=x onerror=alert(1)>',
  '<scr<script>ipt>alert(1)</script>',
])('T40 nothing of %s becomes markup', html => {
  // Without React's own escapes no tag but ours, and no attribute at all, may be left.
  const tags = drawn(html).match(/<[^>]*>/g) ?? []
  expect(tags.filter(tag => !/^<\/?(p|h2|h3|ul|ol|li|blockquote|strong|em|code|br)\/?>$/.test(tag))).toEqual([])
})

test('T46 takes time in step with the length, whatever stands in it', () => {
  for (const part of ['<a', '<!--', '<script', '<p><ul><li>', '<', '&#', '<b><a href="https://x.y">', '<a href="']) {
    const text = part.repeat(200_000 / part.length)
    // Of the processor, so that a busy machine does not count; in step with the square it would take minutes.
    const before = process.cpuUsage()
    readRichText(text)
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(2_000)
  }
})
