import type { ReactNode } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router'
import { useTranslations } from 'use-intl'

import { Breadcrumb } from '#src/ui/navigation/breadcrumb.tsx'
import { TabNav } from '#src/ui/navigation/tabs.tsx'
import { Head } from '#src/web/head.tsx'
import { NavLink } from '#src/web/links/link.tsx'

import { EditorHeadContext } from './editor/editor-head.ts'
import { ListLink } from './lists/kept-list.tsx'
import './sheets.ts'

import './forms/manager-form.css'

interface ManagerFrameProps {
  title: string
  /** The screens of the manager, the list first. Screens that are no tab, such as an update, stand under the same head. */
  tabs: readonly { to: string; text: string; heading?: string }[]
  /** The heading of the screen where a thing is changed, which names it. */
  editing?: ((name: string) => string) | undefined
  /** What a thing is called here, where that is more than its name or title. */
  nameOf?: ((thing: object) => string | undefined) | undefined
  /** The button at the head's end of the list, such as "New course": other screens have their own first action. */
  action?: ReactNode
  /** Whether each tab is a form, not a list and what is made for it. */
  isEditor?: boolean
  /** The screen itself, where the manager has but one. */
  children?: ReactNode
}

/** The head of a manager: its name, its tabs, and below them the screen that is chosen. An editor draws its own head. */
export function ManagerFrame({ title, tabs, action, isEditor, editing, nameOf, children }: ManagerFrameProps) {
  const t = useTranslations('manager')
  const { pathname } = useLocation()
  const [list] = tabs
  const names = useNames({ title, tabs, editing, nameOf })
  const tabRow = tabs.length > 1 && (
    <TabNav label={title}>
      {tabs.map(({ to, text }) => (
        <NavLink key={to} to={to} end>
          {text}
        </NavLink>
      ))}
    </TabNav>
  )
  const head = (
    <Head title={t('documentTitle', { title: names.inTab })} description={t('description', { title })} hidden />
  )
  if (isEditor) {
    const trail = <Breadcrumb label={t('trail')} items={[title]} />
    return (
      <EditorHeadContext value={{ trail, heading: names.heading, tabs: tabRow, keepsTabs: true }}>
        {head}
        <Outlet />
      </EditorHeadContext>
    )
  }
  if (names.edited && list) {
    const toList = (
      <ListLink key="list" to={list.to}>
        {title}
      </ListLink>
    )
    const trail = <Breadcrumb label={t('trail')} items={[toList, names.edited]} />
    return (
      <EditorHeadContext value={{ trail, heading: names.heading, tabs: names.isNew && tabRow }}>
        {head}
        <Outlet />
      </EditorHeadContext>
    )
  }
  return (
    <>
      {head}
      <div className="manager-top">
        <h1>{names.heading}</h1>
        {tabRow}
        {(children !== undefined || pathname === list?.to) && action}
      </div>
      {children ?? <Outlet />}
    </>
  )
}

/** What the screen is called on the page and in the browser's tab, and the thing that it changes, if it changes one. */
function useNames({ title, tabs, editing, nameOf }: Omit<ManagerFrameProps, 'action' | 'isEditor' | 'children'>) {
  const t = useTranslations('manager')
  const { pathname } = useLocation()
  const thing = useThingName(nameOf ?? titleOf)
  const tab = tabs.find(({ to }) => to === pathname)
  if (editing && thing && /\/update-[a-z]+\/[^/]+$/.test(pathname)) {
    const heading = editing(thing)
    return { heading, inTab: heading, edited: thing }
  }
  if (!tab || tab === tabs[0]) return { heading: title, inTab: title }
  const { text, heading = title } = tab
  const isNew = /\/new-[a-z]+$/.test(pathname)
  const inTab = tab.heading ?? t('tabTitle', { tab: text, title })
  return isNew ? { heading, inTab, isNew, edited: heading } : { heading, inTab }
}

/** The name of the thing that the screen's own loader has read. */
function useThingName(nameOf: NameOf): string | undefined {
  const read = useMatches().at(-1)?.loaderData
  const inside: unknown[] = isFields(read) ? Object.values(read) : []
  return [read, ...inside].map(part => nameIn(part, nameOf)).find(Boolean)
}

type NameOf = (thing: object) => string | undefined

/** Of what `{ course: { title } }` holds, the title. */
const nameIn = (read: unknown, nameOf: NameOf): string | undefined =>
  (isFields(read) ? Object.values(read) : [])
    .map(thing => (isFields(thing) && !Array.isArray(thing) ? nameOf(thing) : undefined))
    .find(Boolean)

function titleOf(thing: object): string | undefined {
  const { title, name = title } = { title: undefined, ...thing } as { title?: unknown; name?: unknown } // any fields
  return typeof name === 'string' ? name : undefined
}

const isFields = (value: unknown): value is object => typeof value === 'object' && value !== null
