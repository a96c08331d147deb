import { AddLink } from './forms/add-link.tsx'
import { ManagerFrame } from './manager-frame.tsx'

interface ListAndNewProps {
  /** Its texts, under the same keys in each manager. */
  t: (key: 'title' | 'list' | 'new' | 'add') => string
  /** The heading of the form that changes the thing of this name. */
  editing: (name: string) => string
  nameOf?: (thing: object) => string | undefined
  list: string
  add: string
}

/** A manager of two screens: the list of its things, and the form for one more. */
export function ListAndNew({ t, editing, nameOf, list, add }: ListAndNewProps) {
  return (
    <ManagerFrame
      title={t('title')}
      editing={editing}
      nameOf={nameOf}
      tabs={[
        { to: list, text: t('list') },
        { to: add, text: t('new'), heading: t('add') },
      ]}
      action={<AddLink to={add} text={t('add')} />}
    />
  )
}
