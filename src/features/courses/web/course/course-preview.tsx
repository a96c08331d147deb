import { useTranslations } from 'use-intl'

import { Media } from '#src/ui/display/card.tsx'
import { Lightbox } from '#src/ui/overlays/lightbox.tsx'
import { imageFiles } from '#src/web/images.ts'

import { Save } from '../save.tsx'
import { CourseImage, type DetailCourse } from './course-facts.tsx'

/** L-CRS-2: large, and in full size when pressed. */
export function CoursePreview({ course }: { course: DetailCourse }) {
  const t = useTranslations('coursePage')
  return (
    <div className="course-preview">
      <Lightbox
        src={imageFiles(course.thumbnail).full}
        alt={t('thumbnailOf', { title: course.title })}
        openLabel={t('preview')}
        closeLabel={t('close')}
      >
        <Media>
          <CourseImage course={course} sizes="(width < 62.5rem) 100vw, 56vw" priority />
        </Media>
      </Lightbox>
      <div className="card-corner">
        <Save course={course} />
      </div>
    </div>
  )
}
