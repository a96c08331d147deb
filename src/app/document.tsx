import { Outlet, ScrollRestoration, useMatches } from 'react-router'
import { useTranslations } from 'use-intl'

import icon from '#src/ui/brand/icon.svg'
import { usePage, useViewer } from '#src/web/calls/page-data.ts'

import { Arrival } from './shell/arrival.tsx'
import { SiteFooter } from './shell/site-footer.tsx'
import { SiteHeader } from './shell/site-header.tsx'

/** The whole document: React renders <html> itself, so titles and meta tags need no tricks. */
export function Document() {
  const { language, theme, block, site } = usePage()
  const t = useTranslations('shell')
  const handles = useMatches().map(match => match.handle)
  const isManaging = useViewer()?.role === 'admin' && handles.some(handle => says(handle, 'dashboard'))
  const bare = isManaging || handles.some(handle => says(handle, 'bare'))
  const dark = handles.some(handle => says(handle, 'dark'))
  // Who works in a page waits for it to live, who reads one for it to be seen.
  const isWorkedIn = handles.some(handle => says(handle, 'personal') || says(handle, 'atOnce'))
  return (
    <html lang={language} dir="ltr" data-theme={theme} style={site.brand.tokens}>
      <head>{import.meta.env.SSR && <ServerHead isWorkedIn={isWorkedIn} />}</head>
      <body className={dark ? 'dark-surround' : undefined}>
        <a className="skip-link" href="#main">
          {t('skip')}
        </a>
        {import.meta.env.SSR && <NightOfPaper />}
        {import.meta.env.SSR && <Ribbon />}
        {!bare && <SiteHeader />}
        <Outlet />
        {!bare && <SiteFooter />}
        <ScrollRestoration />
        <Arrival />
        {/* oxlint-disable-next-line react/no-danger -- React would escape it into other text; serialise() made it harmless */}
        <script type="application/json" id="page-data" dangerouslySetInnerHTML={{ __html: block }} />
      </body>
    </html>
  )
}

/**
 * What a document needs that a browser reads once: the server alone draws it, and React passes over it, as over everything
 * that it does not know directly in the head. Titles and descriptions are their pages'.
 */
function ServerHead({ isWorkedIn }: { isWorkedIn: boolean }) {
  const { assets, site } = usePage()
  const start = isWorkedIn ? undefined : assets.start
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      {site.brand.icon ? (
        <link rel="icon" type="image/png" href={site.brand.icon} />
      ) : (
        <link rel="icon" type="image/svg+xml" href={icon} />
      )}
      {assets.fonts.map(href => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
      ))}
      {assets.styles.map(href => (
        <link key={href} rel="stylesheet" href={href} precedence="app" />
      ))}
      {start
        ? null
        : assets.modules.map(href => <link key={href} rel="modulepreload" href={href} fetchPriority="low" />)}
      <script type="module" src={start ?? assets.entry} fetchPriority="low" />
    </>
  )
}

/**
 * What the demo academy says of itself. It never changes, so the server alone draws it: React passes over what it does not
 * know directly in the body, and leaves it there.
 */
function Ribbon() {
  const { ribbon } = usePage().site
  return (
    ribbon && (
      <aside className="ribbon" aria-label={ribbon}>
        {ribbon}
      </aside>
    )
  )
}

/**
 * How `.on-paper` is drawn by night: black and white change places, on the ground of a panel, and colours stay what they
 * are. Inverted by the functions of CSS red would be pink; Safari takes such a matrix from the document alone.
 */
function NightOfPaper() {
  return (
    <svg className="sr-only" width="0" height="0" aria-hidden="true">
      <filter id="night-of-paper" colorInterpolationFilters="sRGB">
        <feColorMatrix values=".075-.703-.222 0 .97-.925.297-.222 0 .945-.925-.703.778 0 .925 0 0 0 1 0" />
      </filter>
    </svg>
  )
}

/**
 * A page whose handle says `bare` brings its own frame, and so does the `dashboard` of administrators (A-SH-2); one that
 * says `dark` is dark in both themes. One that says `personal` or `atOnce` comes to life before its pictures have come.
 */
const says = (handle: unknown, word: 'bare' | 'dark' | 'dashboard' | 'personal' | 'atOnce'): boolean =>
  typeof handle === 'object' && handle !== null && word in handle
