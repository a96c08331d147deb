// What a feature brings to the browser, apart from what it brings to the server (src/server/feature.ts), because neither
// may carry the other's code. src/app finds it by the names of the files. It loads at once what the site calls
// (endpoints/site.ts) and its pages (web/site.ts: loaders, while each page's own code comes with the page). When somebody
// goes to /dashboard, it loads endpoints/dashboard.ts, web/dashboard.ts, and web/menu.ts with the frame around these.
import type { LucideIcon } from 'lucide-react'
import { redirect, type RouteObject } from 'react-router'

import type { Viewer } from './calls/page-data.ts'
import type { Messages } from './words/messages.ts'

export type DashboardEntry = {
  /** Below /dashboard, for everybody who is signed in. */
  readonly own?: readonly RouteObject[]
  /** Outside of it, in the frame of the site, for everybody who is signed in; `src/app/signed-in.ts` names their addresses. */
  readonly beside?: readonly RouteObject[]
  /** Below /dashboard, for administrators. */
  readonly pages?: readonly RouteObject[]
  /** By the path of another feature's page of administrators: what stands in its frame. */
  readonly below?: Readonly<Record<string, readonly RouteObject[]>>
}

/** A way in the rail of the dashboard. */
export type Place = {
  /** The rail is in this order; tens, so that another one fits between. */
  readonly rank: number
  readonly to: string
  readonly text: keyof Messages['dashboard']
  readonly Icon: LucideIcon
  /** Other addresses below which the item is the current one. */
  readonly also?: readonly string[]
  /** Only at exactly this address. */
  readonly end?: boolean
  /** On phones it stands in the bar, which has room for five, and for three where also Search and "More" stand there: what is rarer is found behind "More", by a learner in the profile. */
  readonly inBar?: boolean
  /** Found by command, and from the tabs of another place, which is current for it: the rail has no room for all. */
  readonly isBelow?: true
  /** Where something new of its kind is made. */
  readonly make?: { readonly to: string; readonly text: keyof Messages['command']['makes'] }
}
export type Menu = Readonly<Partial<Record<Viewer['role'], readonly Place[]>>>

/** A route that never draws still needs a component: without one the router warns. */
export const NoPage = () => null

/** Several addresses of one page. */
export const at = (...paths: string[]): RouteObject[] => paths.map(path => ({ path, Component: NoPage }))

/** An address that leads to another one. */
export const leads = (path: string, to: string): RouteObject => ({
  path,
  loader: () => redirect(to),
  Component: NoPage,
})
