import { Award, Copy, ExternalLink, ListVideo, Star } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { MenuItem, MenuLine, MenuLink } from '#src/ui/overlays/menu.tsx'
import { Link } from '#src/web/links/link.tsx'
import { EditAndDelete } from '#src/web/manager/lists/row-actions.tsx'

import type { CourseRow } from './course-row.tsx'
import type { useChanges } from './use-changes.ts'

interface CourseActionsProps {
  row: CourseRow
  changes: ReturnType<typeof useChanges>
  onDelete: () => void
}

/** What an administrator does with one course. */
export function CourseActions({ row, changes, onDelete }: CourseActionsProps) {
  const t = useTranslations('managers.courses')
  const { _id, title } = row
  return (
    <EditAndDelete name={title} editAt={`/dashboard/manage-courses/update-course/${_id}`} onDelete={onDelete}>
      <MenuLink link={<Link to={`/course/${_id}`} data-key="v" />}>
        <ExternalLink />
        {t('preview')}
      </MenuLink>
      <MenuLink link={<Link to={`/dashboard/manage-courses/course-playlist?course=${_id}`} />}>
        <ListVideo />
        {t('playlist')}
      </MenuLink>
      <MenuLink link={<Link to={`/dashboard/manage-certificates?course=${_id}`} />}>
        <Award />
        {t('certificates')}
      </MenuLink>
      <MenuLink link={<Link to={`/dashboard/manage-courses/reviews?course=${_id}`} />}>
        <Star />
        {t('reviews')}
      </MenuLink>
      <MenuLine />
      <MenuItem onClick={() => void changes.duplicate(_id)}>
        <Copy />
        {t('duplicate')}
      </MenuItem>
    </EditAndDelete>
  )
}
