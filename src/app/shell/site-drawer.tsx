import { X } from 'lucide-react'
import { useEffect, useRef, useState, type FocusEvent, type ToggleEvent } from 'react'
import { useTranslations } from 'use-intl'

import { useBack } from '#src/ui/overlays/back.ts'
import { AcademyLogo } from '#src/web/brand/academy-logo.tsx'
import { useViewer } from '#src/web/calls/page-data.ts'
import { DrawnOnce } from '#src/web/drawn-once.tsx'
import { Link } from '#src/web/links/link.tsx'

import { useCurrentEntry } from './current-entry.ts'
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
      // At once, not when it has been drawn: a press on the way back may come before that.
      onBeforeToggle={event => setOpen(event.newState === 'open')}
      onToggle={focusFirst}
      onBlur={closeWhenLeft}
    >
      <div className="site-drawer-head">
        <AcademyLogo />
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
      <DrawnOnce as="nav" aria-label={t('menu')} part={Menu} of={{ current: useCurrentEntry() }} />
      <div className="site-drawer-foot">
        <Link to={viewer ? '/dashboard' : '/login'} className="btn btn-ink">
          {t(viewer ? 'dashboard' : 'logIn')}
        </Link>
        <SocialLinks />
      </div>
    </div>
  )
}

function Menu({ current }: { current: string | undefined }) {
  const t = useTranslations('shell')
  const entry = (to: string, name: string) => (
    <Link key={to} to={to} isCurrent={to === current}>
      {name}
    </Link>
  )
  return (
    <>
      {entry('/', t('home'))}
      {groups.map(({ text: group, links }) => (
        <section key={group}>
          <h2>{t(group)}</h2>
          {links.map(({ to, text }) => entry(to, t(`links.${text}.name`)))}
        </section>
      ))}
      {entry('/pricing', t('pricing'))}
      {entry('/about', t('about'))}
      {entry('/search', t('search'))}
    </>
  )
}

function focusFirst({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) {
  if (newState === 'open') currentTarget.querySelector('button')?.focus()
}

function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
}
