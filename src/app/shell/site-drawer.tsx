import { X } from 'lucide-react'
import { useEffect, useRef, useState, type FocusEvent, type ToggleEvent } from 'react'
import { useTranslations } from 'use-intl'

import { Logo } from '#src/ui/brand/logo.tsx'
import { useBack } from '#src/ui/overlays/back.ts'
import { useViewer } from '#src/web/calls/page-data.ts'
import { Link, NavLink } from '#src/web/links/link.tsx'

import { groups } from './navigation.ts'
import { useOnLeaving } from './on-leaving.ts'
import { SocialLinks } from './social-links.tsx'

/**
 * The menu of small screens, in the browser's own popover, which also works without JavaScript. Escape, a press outside,
 * the way back, choosing and leaving it by keyboard close it.
 */
export function SiteDrawer() {
  const t = useTranslations('shell')
  const drawer = useRef<HTMLDivElement>(null)
  const viewer = useViewer()
  const [isOpen, setOpen] = useState(false)
  useOnLeaving(() => drawer.current?.hidePopover())
  // It may have been opened before this was there.
  useEffect(() => setOpen(drawer.current?.matches(':popover-open') ?? false), [])
  useBack(isOpen, () => {
    setOpen(false)
    drawer.current?.hidePopover()
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notices that it opens and is left, there is no press
    <div
      ref={drawer}
      id="site-drawer"
      popover="auto"
      role="dialog"
      aria-label={t('menu')}
      className="site-drawer"
      onToggle={event => {
        setOpen(event.newState === 'open')
        focusFirst(event)
      }}
      onBlur={closeWhenLeft}
    >
      <div className="site-drawer-head">
        <Logo name="Palestra" />
        <button
          type="button"
          className="btn btn-ghost btn-icon"
          popoverTarget="site-drawer"
          popoverTargetAction="hide"
          aria-label={t('close')}
        >
          <X />
        </button>
      </div>
      <nav aria-label={t('menu')}>
        <NavLink to="/" end>
          {t('home')}
        </NavLink>
        {groups.map(group => (
          <section key={group.text}>
            <h2>{t(group.text)}</h2>
            {group.links.map(({ to, text }) => (
              <NavLink key={to} to={to}>
                {t(`links.${text}.name`)}
              </NavLink>
            ))}
          </section>
        ))}
        <NavLink to="/pricing">{t('pricing')}</NavLink>
        <NavLink to="/about">{t('about')}</NavLink>
        <NavLink to="/search">{t('search')}</NavLink>
      </nav>
      <div className="site-drawer-foot">
        <Link to={viewer ? '/dashboard' : '/login'} className="btn btn-ink">
          {t(viewer ? 'dashboard' : 'logIn')}
        </Link>
        <SocialLinks />
      </div>
    </div>
  )
}

function focusFirst({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) {
  if (newState === 'open') currentTarget.querySelector('button')?.focus()
}

function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
}
