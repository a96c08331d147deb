// The rail of the dashboard, per role (A-SH-1, L-DASH-1). The administrators' first ten words are the specification's.
import {
  Award,
  CalendarDays,
  ClipboardList,
  Film,
  CircleDollarSign,
  FileText,
  FlaskConical,
  GraduationCap,
  Handshake,
  History,
  LayoutDashboard,
  LayoutTemplate,
  Newspaper,
  Settings,
  ShoppingBag,
  UserRound,
  Users,
  WalletCards,
  type LucideIcon,
} from 'lucide-react'

import type { Viewer } from '#src/web/page-data.ts'

export type Place = {
  readonly to: string
  readonly text:
    | 'home'
    | 'courses'
    | 'videos'
    | 'blogs'
    | 'applications'
    | 'newMembership'
    | 'landingPage'
    | 'researches'
    | 'conference'
    | 'partners'
    | 'pages'
    | 'users'
    | 'orders'
    | 'activity'
    | 'account'
    | 'profile'
    | 'myCourses'
    | 'certificates'
    | 'membership'
  readonly Icon: LucideIcon
  /** Other addresses below which the item is the current one. */
  readonly also?: readonly string[]
  /** Only at exactly this address. */
  readonly end?: boolean
}

const admin: readonly Place[] = [
  { to: '/dashboard', text: 'home', Icon: LayoutDashboard, end: true },
  { to: '/dashboard/manage-courses', text: 'courses', Icon: GraduationCap },
  { to: '/dashboard/manage-videos', text: 'videos', Icon: Film },
  { to: '/dashboard/manage-blogs', text: 'blogs', Icon: Newspaper },
  { to: '/dashboard/manage-applications', text: 'applications', Icon: ClipboardList },
  {
    to: '/dashboard/manage-memberships',
    text: 'newMembership',
    Icon: CircleDollarSign,
    also: ['/dashboard/new-membership'],
  },
  {
    to: '/dashboard/update-hero',
    text: 'landingPage',
    Icon: LayoutTemplate,
    also: ['/dashboard/update-statistics'],
  },
  {
    to: '/dashboard/manage-researches',
    text: 'researches',
    Icon: FlaskConical,
    also: ['/dashboard/new-research'],
  },
  { to: '/dashboard/manage-conferences', text: 'conference', Icon: CalendarDays, also: ['/dashboard/new-conference'] },
  { to: '/dashboard/partners', text: 'partners', Icon: Handshake },
  { to: '/dashboard/manage-pages', text: 'pages', Icon: FileText },
  { to: '/dashboard/manage-users', text: 'users', Icon: Users, also: ['/dashboard/manage-certificates'] },
  { to: '/dashboard/manage-orders', text: 'orders', Icon: ShoppingBag },
  { to: '/dashboard/activity', text: 'activity', Icon: History },
  { to: '/dashboard/profile', text: 'account', Icon: Settings },
]

const learner: readonly Place[] = [
  { to: '/dashboard/profile', text: 'profile', Icon: UserRound },
  { to: '/dashboard/my-courses', text: 'myCourses', Icon: GraduationCap },
  { to: '/dashboard/certificates', text: 'certificates', Icon: Award },
  { to: '/dashboard/membership', text: 'membership', Icon: WalletCards },
]

export const menus: Readonly<Record<Viewer['role'], readonly Place[]>> = { admin, learner }
