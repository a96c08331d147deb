import { createLucideIcon, type LucideIconData } from 'lucide-react'
import { createElement, type FunctionComponent, type SVGProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { createIcon } from './lean-icon.ts'

const icon = {
  name: 'circle-check',
  size: 24,
  node: [
    ['circle', { cx: '12', cy: '12', r: '10', key: '1mglay' }],
    ['path', { d: 'm16 9-5.5 5.5L8 12', key: 'xofnsj' }],
  ],
} satisfies LucideIconData

/** Without the order of its attributes, which says nothing. */
const partsOf = (markup: string) => markup.split(/(?= [\w-]+=")|(?=>)/).toSorted()

test.each([
  {},
  { className: 'flip' },
  { 'aria-hidden': true },
  { className: 'size-6', id: 'x' },
  { role: 'img', 'aria-label': 'Locked' },
] as const)('a lean icon with %o is drawn as lucide draws it', attributes => {
  const draw = (Icon: FunctionComponent<SVGProps<SVGSVGElement>>) =>
    partsOf(renderToStaticMarkup(createElement(Icon, attributes)))
  const lucide = createLucideIcon(icon)
  expect(draw(createIcon(icon))).toEqual(draw(props => createElement(lucide, { ...props, ref: null })))
  expect(draw(createIcon(icon)).join('')).toContain('lucide-circle-check')
})
