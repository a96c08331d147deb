import { Award, GraduationCap, LogOut, UserRound, WalletCards } from 'lucide-react'
import { useState } from 'react'
import { NavLink, Outlet, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'

import { HoverLabel } from '#src/ui/hover-label.tsx'
import { api } from '#src/web/api.ts'
import { useViewer } from '#src/web/page-data.ts'
import { rememberUser } from '#src/web/session.ts'
import { toast } from '#src/web/toast.ts'

const menu = [
  { to: '/dashboard/profile', text: 'profile', Icon: UserRound },
  { to: '/dashboard/my-courses', text: 'myCourses', Icon: GraduationCap },
  { to: '/dashboard/certificates', text: 'certificates', Icon: Award },
  { to: '/dashboard/membership', text: 'membership', Icon: WalletCards },
] as const

/** L-DASH-1, L-DASH-2: the frame of a person's own pages: a rail of icons, at the lower edge on phones. */
export function Dashboard() {
  const t = useTranslations('dashboard')
  const viewer = useViewer()
  return (
    <div className="dash">
      <nav className="dash-rail" aria-label={t('menu')}>
        {menu.map(({ to, text, Icon }) => (
          <HoverLabel key={to} label={t(text)}>
            <NavLink to={to} aria-label={t(text)}>
              <Icon />
            </NavLink>
          </HoverLabel>
        ))}
        <HoverLabel label={t('logOut')}>
          <LogOutButton />
        </HoverLabel>
      </nav>
      <div className="dash-main" data-role={viewer?.role ?? 'learner'}>
        <Waiting />
        <Outlet />
      </div>
    </div>
  )
}

/** A new document: nothing that was loaded for this person stays in the page (T14). */
function LogOutButton() {
  const t = useTranslations('dashboard')
  const [isBusy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    try {
      await api().signOut({})
      rememberUser(null)
      location.assign('/')
    } catch {
      setBusy(false)
      toast.error(t('logOutFailed'))
    }
  }
  return (
    <button type="button" aria-label={t('logOut')} aria-busy={isBusy} disabled={isBusy} onClick={() => void leave()}>
      <LogOut className="flip" />
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
