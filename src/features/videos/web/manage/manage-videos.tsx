import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/button.tsx'
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
      tabs={[
        { to: LIST, text: t('list') },
        { to: NEW, text: t('new') },
      ]}
      action={
        <Link className={buttonClass({ variant: 'primary' })} to={NEW}>
          <Plus />
          {t('add')}
        </Link>
      }
    />
  )
}
