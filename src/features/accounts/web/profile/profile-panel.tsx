import { useTranslations } from 'use-intl'

import { Avatar } from '#src/ui/display/avatar.tsx'
import { usePage } from '#src/web/calls/page-data.ts'

import { ChangeImage } from './change-image.tsx'
import { ChangePassword } from './change-password.tsx'
import { EditName } from './edit-name.tsx'
import { Emails } from './emails.tsx'
import { ProfileRow } from './profile-row.tsx'
import type { User } from './user.ts'

type Props = {
  user: User
  profile: { pendingEmail: string | null; resendInSeconds: number }
  onChange: (user: User) => void
  /** Every other browser was signed out. */
  onPasswordChanged: () => void
}

/** L-PROF-1 to L-PROF-6: who the person is, and the way to change it. */
export function ProfilePanel({ user, profile, onChange, onPasswordChanged }: Props) {
  const t = useTranslations('profile')
  return (
    <section className="prof-part" aria-labelledby="profile-person">
      <h2 id="profile-person">{t('person')}</h2>
      <div className="panel prof">
        <div className="prof-who">
          <Avatar name={user.name} src={user.image} size={120} />
          <ChangeImage onChange={onChange} />
        </div>
        <dl>
          <ProfileRow label={t('name.label')} action={<EditName user={user} onChange={onChange} />}>
            {user.name}
          </ProfileRow>
          <Emails
            user={user}
            onChange={onChange}
            pendingEmail={profile.pendingEmail}
            resendInSeconds={profile.resendInSeconds}
          />
          <ProfileRow label={t('password.label')} action={<ChangePassword onChanged={onPasswordChanged} />}>
            <span aria-label={t('password.hidden')} role="img">
              ••••••••••
            </span>
          </ProfileRow>
          <ProfileRow label={t('joined')}>
            <JoinedDate instant={user.createdAt} />
          </ProfileRow>
        </dl>
      </div>
    </section>
  )
}

/** L-PROF-6, K-20: in the specified form, whatever the language. */
function JoinedDate({ instant }: { instant: string }) {
  const { timeZone } = usePage().site
  const format = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone })
  return <time dateTime={instant}>{format.format(new Date(instant))}</time>
}
