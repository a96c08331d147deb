import { createElement, type SVGProps } from 'react'

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>]
type Icon = { readonly name: string; readonly node: readonly Shape[] }

/**
 * Makes an icon's component. The build puts it in the place of lucide's own, which draws the same and also takes sizes,
 * colours and strokes from properties and from a context: ours come from stylesheets.
 */
export const createIcon = ({ name, node }: Icon) =>
  function LeanIcon({ className, ...attributes }: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: ['lucide', `lucide-${name}`, className].filter(Boolean).join(' '),
        'aria-hidden': attributes['aria-label'] ? undefined : true,
        ...attributes,
      },
      node.map(([tag, shape]) => createElement(tag, shape)),
    )
  }
