import { Head } from '#src/web/head.tsx'
import { imageFiles } from '#src/web/images.ts'

import type { DetailCourse } from './course-facts.tsx'

/** What shared links are told of a course: Open Graph. */
export function CourseMeta({ course: { title, outcome, thumbnail, published } }: { course: DetailCourse }) {
  return <Head title={title} description={outcome || title} image={imageFiles(thumbnail).full} hidden={!published} />
}
