import {
  Ban,
  ChevronDown,
  History,
  KeyRound,
  LogOut,
  ShieldCheck,
  ShieldMinus,
  Undo2,
  UserCheck,
  UserX,
} from 'lucide-react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { Breadcrumb } from '#src/ui/navigation/breadcrumb.tsx'
import { Menu, MenuItem, MenuLine, MenuLink } from '#src/ui/overlays/menu.tsx'
import { Link } from '#src/web/links/link.tsx'
import { ListLink } from '#src/web/manager/lists/kept-list.tsx'
import { useAsked } from '#src/web/manager/prompts/use-asked.ts'
import { Email } from '#src/web/words/email.tsx'
import { useShortDay } from '#src/web/words/own-days.ts'

import { DeletionPrompt } from './deletion-prompt.tsx'
import { RightsPrompt, type Right } from './rights-prompt.tsx'
import { SignOutPrompt } from './sign-out-prompt.tsx'
import { UserNumbers } from './user-numbers.tsx'
import { LIST, RoleBadge, StateBadge, type UserDetail } from './user.tsx'

type User = UserDetail['user']

/** `memberships`: those that have not ended. */
type Top = { user: User; memberships: UserDetail['memberships'] }

/** The way back to the list. */
export function UserTrail({ name }: { name: string }) {
  const t = useTranslations('managers.users')
  return (
    <Breadcrumb
      label={t('path')}
      items={[
        <ListLink key="list" to={LIST}>
          {t('title')}
        </ListLink>,
        name,
      ]}
    />
  )
}

/** Who it is, and what can be done with the account. */
export function UserTop({ detail, memberships }: { detail: UserDetail } & Pick<Top, 'memberships'>) {
  const shortDay = useShortDay()
  const t = useTranslations('managers.users')
  const { user } = detail
  const name = user.name ?? t('erased')
  return (
    <header className="panel user-top">
      <div className="user-head">
        <Avatar name={name} src={user.image} size={96} decorative />
        <div className="user-facts">
          <h1>{name}</h1>
          <p>
            {user.emails.map(({ email, isPrimary }) => (
              <span key={email} className="user-email">
                <Email address={email} />
                {!isPrimary && <small> {t('second')}</small>}
              </span>
            ))}
          </p>
          <p>
            <StateBadge state={user.state} />
            <RoleBadge role={user.role} />
            <span>{t('joinedOn', { date: shortDay(user.createdAt) })}</span>
          </p>
        </div>
        {user.erasedAt === null && <AccountMenu user={user} memberships={memberships} name={name} />}
      </div>
      <UserNumbers detail={detail} />
    </header>
  )
}

/** What is asked before it is done. */
type Asked = Right | 'sign-out' | 'delete' | 'keep'

/** What may be asked of an account as it is now: what is done is not asked any more, whoever did it. */
const mayAsk = ({ role, factorSince, disabledAt, deletionAt }: User): Readonly<Record<Asked, boolean>> => ({
  'sign-out': true,
  admin: role !== 'admin',
  learner: role === 'admin',
  factors: factorSince !== null,
  disable: disabledAt === null,
  enable: disabledAt !== null,
  delete: deletionAt === null,
  keep: deletionAt !== null,
})

/** Nobody changes the own rights, so for oneself the profile stands in the place of the actions. */
function AccountMenu({ user, memberships, name }: Top & { name: string }) {
  const t = useTranslations('managers.users')
  const [asked, setAsked] = useAsked<Asked>(what => mayAsk(user)[what])
  const about = { id: user._id, name, onClose: () => setAsked(undefined) }
  return (
    <>
      <Menu
        label={t('account')}
        trigger={
          <Button>
            {t('account')}
            <ChevronDown />
          </Button>
        }
      >
        <MenuLink link={<Link to={`/dashboard/activity?thing=${user._id}`} />}>
          <History />
          {t('history')}
        </MenuLink>
        {user.role === 'admin' && (
          <MenuLink link={<Link to={`/dashboard/activity?user=${user._id}`} />}>
            <History />
            {t('deeds')}
          </MenuLink>
        )}
        <MenuLine />
        {user.isSelf ? (
          <MenuLink link={<Link to="/dashboard/profile" />}>
            <UserCheck />
            {t('ownProfile')}
          </MenuLink>
        ) : (
          <Actions user={user} ask={setAsked} />
        )}
      </Menu>
      {asked === 'sign-out' && <SignOutPrompt {...about} />}
      {(asked === 'delete' || asked === 'keep') && (
        <DeletionPrompt {...about} isLeaving={asked === 'keep'} memberships={memberships} />
      )}
      {asked && asked !== 'sign-out' && asked !== 'delete' && asked !== 'keep' && (
        <RightsPrompt key={asked} right={asked} memberships={memberships} {...about} />
      )}
    </>
  )
}

/** What an administrator does with somebody else's account. */
function Actions({ user, ask }: { user: User; ask: (asked: Asked) => void }) {
  const t = useTranslations('managers.users')
  const isAdmin = user.role === 'admin'
  return (
    <>
      <MenuItem onClick={() => ask(isAdmin ? 'learner' : 'admin')}>
        {isAdmin ? <ShieldMinus /> : <ShieldCheck />}
        {t(isAdmin ? 'makeLearner' : 'makeAdmin')}
      </MenuItem>
      <MenuItem onClick={() => ask('sign-out')}>
        <LogOut />
        {t('signOut')}
      </MenuItem>
      {user.factorSince && (
        <MenuItem onClick={() => ask('factors')}>
          <KeyRound />
          {t('resetFactors')}
        </MenuItem>
      )}
      <MenuItem onClick={() => ask(user.disabledAt ? 'enable' : 'disable')}>
        {user.disabledAt ? <UserCheck /> : <Ban />}
        {t(user.disabledAt ? 'enable' : 'disable')}
      </MenuItem>
      <MenuItem onClick={() => ask(user.deletionAt ? 'keep' : 'delete')}>
        {user.deletionAt ? <Undo2 /> : <UserX />}
        {t(user.deletionAt ? 'keep' : 'delete')}
      </MenuItem>
    </>
  )
}
