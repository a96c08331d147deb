import { LogOut, Menu as MenuIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'

import { Avatar } from '#src/ui/display/avatar.tsx'
import { HoverLabel } from '#src/ui/overlays/hover-label.tsx'
import { Menu, MenuItem, MenuLink } from '#src/ui/overlays/menu.tsx'
import { AcademyLogo, AcademyMark } from '#src/web/brand/academy-logo.tsx'
import { useAcademy, useViewer } from '#src/web/calls/page-data.ts'
import { StepUpHost } from '#src/web/factors/step-up-host.tsx'
import type { Place } from '#src/web/feature.ts'
import { Link } from '#src/web/links/link.tsx'

import { menus } from '../dashboard-menus.ts'
import { useLogOut } from '../shell/log-out.ts'
import { MainPart } from '../shell/main-part.tsx'
import { CommandHost } from './command/command-host.tsx'

const inRail = ({ isBelow }: Place): boolean => !isBelow

/** A-SH-1, L-DASH-1, L-DASH-2: the frame of a person's own pages: a rail of icons, on phones a bar with words at the lower edge. */
export function Dashboard() {
  const t = useTranslations('dashboard')
  const role = useViewer()?.role ?? 'learner'
  const academy = useAcademy()
  const { pathname } = useLocation()
  const rail = useRef<HTMLElement>(null)
  const places = menus[role]
  const here = places.find(place => isAt(place, pathname))
  const inBar = barOf(places, here)
  // With large letters a phone's bar scrolls sideways: where somebody is must not hide beside the window.
  useEffect(() => showCurrent(rail.current), [pathname])
  return (
    <div className="dash" data-role={role}>
      <nav className="dash-rail" aria-label={t('menu')} ref={rail}>
        {role === 'admin' && (
          <Link className="dash-logo" to="/" aria-label={t('toSite')}>
            <AcademyMark />
            <b className="dash-name" aria-hidden="true" translate="no">
              {academy}
            </b>
          </Link>
        )}
        {role === 'admin' && <CommandHost />}
        {places.filter(inRail).map(place => (
          <HoverLabel key={place.to} label={t(place.text)}>
            <Link
              to={place.to}
              aria-label={t(place.text)}
              aria-current={place === here ? 'page' : undefined}
              data-bar={inBar.includes(place) ? '' : undefined}
            >
              <place.Icon />
              <span className="dash-word" aria-hidden="true">
                {t(place.text)}
              </span>
            </Link>
          </HoverLabel>
        ))}
        <HoverLabel label={t('logOut')}>
          <LogOutButton />
        </HoverLabel>
      </nav>
      {role === 'admin' && <MorePlaces here={here} />}
      {role === 'admin' && <PhoneHead />}
      <MainPart className="dash-main">
        <Waiting />
        <Outlet />
      </MainPart>
      <StepUpHost />
    </div>
  )
}

/** On phones: whose dashboard it is, and who is in it. */
function PhoneHead() {
  const t = useTranslations('dashboard')
  const viewer = useViewer()
  if (!viewer) return null
  const { firstName, lastName, image } = viewer
  return (
    <div className="dash-head">
      <Link to="/" aria-label={t('toSite')}>
        <AcademyLogo />
      </Link>
      <Link to="/dashboard/profile" aria-label={t('account')}>
        <Avatar name={`${firstName} ${lastName}`} src={image} size={32} decorative />
      </Link>
    </div>
  )
}

/** Not `scrollIntoView`, from which the Tab key would start: the first stop of a page is 'Skip to content'. */
function showCurrent(rail: HTMLElement | null): void {
  const here = rail?.querySelector('[aria-current=page]')
  if (rail && here) rail.scrollLeft += middleOf(here) - middleOf(rail)
}

function middleOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect()
  return (left + right) / 2
}

function isAt({ to, also = [], end = false }: Place, pathname: string): boolean {
  if (end) return pathname === to
  return [to, ...also].some(address => pathname === address || pathname.startsWith(`${address}/`))
}

/** What stands in the bar on phones: where somebody is stands there in the place of the last. */
function barOf(places: readonly Place[], here: Place | undefined): readonly Place[] {
  const bar = places.filter(({ inBar }) => inBar)
  return !here || bar.includes(here) ? bar : [...bar.slice(0, -1), here]
}

/** At the end of the bar on phones: every way. */
function MorePlaces({ here }: { here: Place | undefined }) {
  const t = useTranslations('dashboard')
  const { logOut } = useLogOut()
  return (
    <div className="dash-all">
      <Menu
        label={t('all')}
        trigger={
          <button type="button" aria-label={t('all')}>
            <MenuIcon />
            <span className="dash-word" aria-hidden="true">
              {t('more')}
            </span>
          </button>
        }
      >
        {menus.admin.filter(inRail).map(place => (
          <MenuLink key={place.to} link={<Link to={place.to} aria-current={place === here ? 'page' : undefined} />}>
            <place.Icon />
            {t(place.text)}
          </MenuLink>
        ))}
        <MenuItem onClick={logOut}>
          <LogOut className="flip" />
          {t('logOut')}
        </MenuItem>
      </Menu>
    </div>
  )
}

/** On phones it stands in the profile, and for administrators behind "More": nobody who means the last of the ways hits it. */
function LogOutButton() {
  const t = useTranslations('dashboard')
  const { isBusy, logOut } = useLogOut()
  return (
    <button type="button" aria-label={t('logOut')} aria-busy={isBusy} disabled={isBusy} onClick={logOut}>
      <LogOut className="flip" />
      <span className="dash-word" aria-hidden="true">
        {t('logOut')}
      </span>
    </button>
  )
}

/** L-CERT-2: what is said while the certificates are on their way. */
function Waiting() {
  const t = useTranslations('certificates')
  const { location: to } = useNavigation()
  if (to?.pathname !== '/dashboard/certificates') return null
  return (
    <p className="dash-wait" role="status">
      {t('loading')}
    </p>
  )
}
