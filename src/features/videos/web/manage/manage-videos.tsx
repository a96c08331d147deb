import { useTranslations } from 'use-intl'

import { ListAndNew } from '#src/web/manager/list-and-new.tsx'

import './manage-videos.css'

/** A-VID-1: the head of the videos' screens. */
export function ManageVideos() {
  const t = useTranslations('managers.videos')
  return (
    <ListAndNew
      t={t}
      editing={name => t('editing', { name })}
      list="/dashboard/manage-videos"
      add="/dashboard/manage-videos/new-video"
    />
  )
}
