import { startTransition, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { usePage } from '#src/web/calls/page-data.ts'
import { Head } from '#src/web/head.tsx'
import { later } from '#src/web/later.tsx'

import { AuthPlate } from './auth-plate.tsx'
import { SignInForm } from './sign-in-form.tsx'

const ByInvitation = later(
  'by-invitation',
  import.meta.env.SSR ? (await import('./sign-up/by-invitation.tsx')).ByInvitation : undefined,
  async () => (await import('./sign-up/by-invitation.tsx')).ByInvitation,
  true,
)
const SignUpForm = later(
  'sign-up-form',
  import.meta.env.SSR ? (await import('./sign-up/sign-up-form.tsx')).SignUpForm : undefined,
  async () => (await import('./sign-up/sign-up-form.tsx')).SignUpForm,
  true,
)

/** L-AUTH-1: both forms lie side by side, and the plate moves over the one that is not in use. */
export function LoginPage() {
  const t = useTranslations('login')
  const { site } = usePage()
  const fields = useTranslations('accounts.fields')
  const [params] = useSearchParams()
  const [panel, setPanel] = useState<'sign-in' | 'sign-up'>(params.get('panel') === 'sign-up' ? 'sign-up' : 'sign-in')
  const box = useRef<HTMLDivElement>(null)
  const hasSwitched = useRef(false)
  useEffect(() => {
    // The button that was pressed is out of use now: go on in the first field of the other form.
    if (hasSwitched.current) {
      box.current?.querySelector<HTMLInputElement>('form:not([inert]) input')?.focus({ preventScroll: true })
    }
  }, [panel])
  const switchTo = (next: typeof panel) => () => {
    hasSwitched.current = true
    stayOn(next)
    // The form that is called for may not be alive yet: the one in front stays until it is.
    startTransition(() => setPanel(next))
  }
  const next = params.get('next')
  return (
    <div className="auth">
      <Head title={t('title')} description={t('description', { academy: site.name })} />
      <div className="auth-box" data-panel={panel} ref={box}>
        <SignInForm next={next} inert={panel !== 'sign-in'} onSwitch={switchTo('sign-up')} />
        {site.signUp === 'open' ? (
          <SignUpForm next={next} inert={panel !== 'sign-up'} onSwitch={switchTo('sign-in')} />
        ) : (
          <ByInvitation inert={panel !== 'sign-up'} onSwitch={switchTo('sign-in')} />
        )}
        <AuthPlate />
      </div>
      <noscript>
        <p className="auth-note">{fields('noScript')}</p>
      </noscript>
    </div>
  )
}

/** A reload opens the form that is in front. The router need not know: nothing else of the page hangs on it. */
function stayOn(panel: 'sign-in' | 'sign-up'): void {
  const address = new URL(location.href)
  if (panel === 'sign-up') address.searchParams.set('panel', panel)
  else address.searchParams.delete('panel')
  history.replaceState(history.state, '', address)
}
