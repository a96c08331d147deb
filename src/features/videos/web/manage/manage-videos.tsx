import { useTranslations } from 'use-intl'

import { AddLink } from '#src/web/manager/forms/add-link.tsx'
import { ManagerFrame } from '#src/web/manager/manager-frame.tsx'

import './manage-videos.css'

const LIST = '/dashboard/manage-videos'
const NEW = '/dashboard/manage-videos/new-video'

/** A-VID-1: the head of the videos' screens. */
export function ManageVideos() {
  const t = useTranslations('managers.videos')
  return (
    <ManagerFrame
      title={t('title')}
      editing={name => t('editing', { name })}
      tabs={[
        { to: LIST, text: t('list') },
        { to: NEW, text: t('new'), heading: t('add') },
      ]}
      action={<AddLink to={NEW} text={t('add')} />}
    />
  )
}
