import { ChevronDown, Menu, Search } from 'lucide-react'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'

import { Avatar } from '#src/ui/display/avatar.tsx'
import { AcademyLogo } from '#src/web/brand/academy-logo.tsx'
import { useViewer } from '#src/web/calls/page-data.ts'
import { DrawnOnce } from '#src/web/drawn-once.tsx'
import { later } from '#src/web/later.tsx'
import { Link, NavLink } from '#src/web/links/link.tsx'

import { useCurrentEntry } from './current-entry.ts'
import { groups } from './navigation.ts'
import { useOnLeaving } from './on-leaving.ts'
import { SocialLinks } from './social-links.tsx'

const SiteDrawer = later(
  'site-drawer',
  import.meta.env.SSR ? (await import('./site-drawer.tsx')).SiteDrawer : undefined,
  async () => (await import('./site-drawer.tsx')).SiteDrawer,
)

/** The bar on all pages; under 768 px a drawer takes its place (X-NAV-1, X-NAV-8). Groups open without JavaScript too. */
export function SiteHeader() {
  const t = useTranslations('shell')
  return (
    <header className="site-head">
      <div className="wrap">
        <Link to="/" className="site-logo">
          <AcademyLogo />
        </Link>
        <nav className="site-nav" aria-label={t('menu')}>
          <NavLink to="/" end>
            {t('home')}
          </NavLink>
          {groups.map(group => (
            <NavGroup key={group.text} group={group} />
          ))}
          <NavLink to="/pricing">{t('pricing')}</NavLink>
          <NavLink to="/about">{t('about')}</NavLink>
        </nav>
        <div className="site-head-end">
          <SocialLinks />
          <Link to="/search" className="btn btn-ghost btn-icon" aria-label={t('search')}>
            <Search />
          </Link>
          <AccountLink />
          <button
            type="button"
            className="btn btn-ghost btn-icon site-burger"
            popoverTarget="site-drawer"
            aria-label={t('menu')}
          >
            <Menu />
          </button>
        </div>
      </div>
      <SiteDrawer />
    </header>
  )
}

type Group = (typeof groups)[number]

/** A disclosure: a press or Enter opens it; Escape, leaving and choosing close it. */
function NavGroup({ group }: { group: Group }) {
  const t = useTranslations('shell')
  const details = useRef<HTMLDetailsElement>(null)
  const { pathname } = useLocation()
  const current = useCurrentEntry()
  const isHere =
    group.links.some(({ to }) => pathname === to) || group.details.some(start => pathname.startsWith(start))
  const close = () => details.current?.removeAttribute('open')
  useOnLeaving(close)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- <details> is a control: its keys and its focus are listened to, and what is chosen in it
    <details
      ref={details}
      name="site-nav"
      className="site-group"
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a')) close()
      }}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        close()
        details.current?.querySelector('summary')?.focus()
      }}
    >
      <summary data-here={isHere || undefined}>
        {t(group.text)}
        <ChevronDown />
      </summary>
      <DrawnOnce as="div" className="menu" part={GroupMenu} of={{ group: group.text, current }} />
    </details>
  )
}

/** Each page of a group, with a line about it. */
function GroupMenu({ group, current }: { group: Group['text']; current: string | undefined }) {
  const t = useTranslations('shell')
  const links = groups.find(({ text }) => text === group)?.links ?? []
  return links.map(({ to, text }) => (
    <Link key={to} to={to} isCurrent={to === current}>
      <span>{t(`links.${text}.name`)}</span>
      <small>{t(`links.${text}.about`)}</small>
    </Link>
  ))
}

/** X-NAV-7: 'Log in', or the person's image as the way to the dashboard. */
function AccountLink() {
  const t = useTranslations('shell')
  const viewer = useViewer()
  if (!viewer) {
    return (
      <Link to="/login" className="btn btn-line">
        {t('logIn')}
      </Link>
    )
  }
  const name = `${viewer.firstName} ${viewer.lastName}`
  return (
    <Link to="/dashboard" className="site-account" aria-label={t('dashboardOf', { name })}>
      <Avatar name={name} src={viewer.image} size={36} decorative eager />
    </Link>
  )
}
