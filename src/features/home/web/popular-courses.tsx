import { CourseCard, CourseRowCard } from '#src/features/courses/web/course-card.tsx'
import type { CardCourse } from '#src/features/courses/web/course/course-facts.tsx'
import { Reveal } from '#src/ui/layout/reveal.tsx'

/** L-HOME-7, L-HOME-9: the most taken course large, those after it beside it in rows. */
export function PopularCourses({ courses: [first, ...rest] }: { courses: CardCourse[] }) {
  if (!first) return null
  return (
    <div className="popular">
      <Reveal index={0}>
        <CourseCard course={first} />
      </Reveal>
      {rest.length > 0 && (
        <div className="popular-rest">
          {rest.map((course, index) => (
            <Reveal key={course._id} index={index + 1}>
              <CourseRowCard course={course} />
            </Reveal>
          ))}
        </div>
      )}
    </div>
  )
}
