import type { ReactNode } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'

import { TabNav } from '#src/ui/tabs.tsx'
import { Head } from '#src/web/head.tsx'

import './manager.css'

interface ManagerFrameProps {
  title: string
  /** The screens of the manager, the list first. Screens that are no tab, such as an update, stand under the same head. */
  tabs: readonly { to: string; text: string }[]
  /** The button at the head's end of the list, such as "New course": other screens have their own first action. */
  action?: ReactNode
  /** The screen itself, where the manager has but one. */
  children?: ReactNode
}

/** The head of a manager: its name, its tabs, and below them the screen that is chosen. */
export function ManagerFrame({ title, tabs, action, children }: ManagerFrameProps) {
  const t = useTranslations('manager')
  const { pathname } = useLocation()
  return (
    <>
      <Head title={title} description={t('description', { title })} hidden />
      <div className="manager-top">
        <h1>{title}</h1>
        {pathname === tabs[0]?.to && action}
      </div>
      {tabs.length > 1 && (
        <TabNav label={title}>
          {tabs.map(({ to, text }) => (
            <NavLink key={to} to={to} end>
              {text}
            </NavLink>
          ))}
        </TabNav>
      )}
      {children ?? <Outlet />}
    </>
  )
}
