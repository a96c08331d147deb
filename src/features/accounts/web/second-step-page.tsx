import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { api, type Api } from '#src/web/calls/api.ts'
import { FactorForm, type Answers, type Method } from '#src/web/factors/factor-form.tsx'
import { askForPasskey } from '#src/web/factors/passkeys.ts'
import { useHydrated } from '#src/web/forms/form.ts'
import { toast } from '#src/web/toast.ts'

import { AuthPage } from './auth-page.tsx'
import { enter } from './enter.ts'

type User = Awaited<ReturnType<Api['signInWithApp']>>['user']
type Step = { token: string; methods: Method[] }

/** The state of the navigation that led here; a document that begins here has none. */
function stepIn(state: unknown): Step | undefined {
  const isStep = typeof state === 'object' && state !== null && 'token' in state && 'methods' in state
  return isStep ? (state as Step) : undefined // written by the form for the password alone
}

/** What comes after the right password: the question for the second factor. */
export function SecondStepPage() {
  const t = useTranslations('factors')
  const signIn = useTranslations('login.signIn')
  const isAlive = useHydrated()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const step = stepIn(useLocation().state)
  const heading = useRef<HTMLHeadingElement>(null)
  const isMissing = isAlive && !step
  const back = () => void navigate({ pathname: '/login', search: params.toString() }, { replace: true })
  useEffect(() => {
    if (isMissing) void navigate('/login', { replace: true })
    else heading.current?.focus()
  }, [isMissing, navigate])
  const arrive = (user: User) => {
    toast.afterNavigation('success', signIn('success'))
    enter(user, params.get('next'))
  }
  const end = () => {
    toast.error(t('ended'))
    back()
  }
  return (
    <AuthPage title={t('step.title')} description={t('step.title')} hidden>
      <div className="auth-form fields">
        <h1 ref={heading} tabIndex={-1}>
          {t('step.title')}
        </h1>
        {isAlive && step && (
          <FactorForm methods={step.methods} answers={answersFor(step.token, arrive)} onEnded={end} />
        )}
        <p className="auth-other">
          <Button variant="ghost" size="sm" onClick={back}>
            {t('step.back')}
          </Button>
        </p>
      </div>
    </AuthPage>
  )
}

const answersFor = (token: string, onSignedIn: (user: User) => void): Answers => ({
  app: async code => onSignedIn((await api().signInWithApp({ token, code })).user),
  recovery: async code => onSignedIn((await api().signInWithRecovery({ token, code })).user),
  passkey: async () => {
    const { options } = await api().askSignInPasskey({ token })
    const credential = await askForPasskey(options)
    if (typeof credential === 'string') return credential
    onSignedIn((await api().signInWithPasskey({ token, credential })).user)
    return undefined
  },
})
