import { useTranslations } from 'use-intl'
import type { z } from 'zod'

import type { BlogCard as Blog } from '#src/features/blogs/contract.ts'
import { BlogCard } from '#src/features/blogs/web/blog-card.tsx'
import type { CourseCard as Course } from '#src/features/courses/contract/shapes.ts'
import { CourseCard } from '#src/features/courses/web/course-card.tsx'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { SectionHead } from '#src/ui/layout/section-head.tsx'
import { Link } from '#src/web/links/link.tsx'

import { addressOf } from './list/filters.ts'
import { ResearchCard } from './list/research-card.tsx'
import type { CardResearch } from './research.ts'

interface RelatedResearchProps {
  category: { _id: string; name: string }
  related: { researches: CardResearch[]; courses: z.output<typeof Course>[]; blogs: z.output<typeof Blog>[] }
}

/** What else there is in the paper's category. */
export function RelatedResearch({ category, related: { researches, courses, blogs } }: RelatedResearchProps) {
  const t = useTranslations('research')
  if (researches.length + courses.length + blogs.length === 0) return null
  return (
    <div className="section research-more">
      <div className="wrap">
        {researches.length > 0 && (
          <section aria-labelledby="more-research">
            <SectionHead
              id="more-research"
              title={t('relatedResearch', { category: category.name })}
              aside={
                <Link className={buttonClass()} to={addressOf({ category: category._id })}>
                  {t('exploreResearch')}
                </Link>
              }
            />
            <div className="researches">
              {researches.map(research => (
                <ResearchCard key={research._id} research={research} />
              ))}
            </div>
          </section>
        )}
        {courses.length > 0 && (
          <section aria-labelledby="more-courses">
            <SectionHead
              id="more-courses"
              title={t('relatedCourses', { category: category.name })}
              aside={
                <Link className={buttonClass()} to={`/courses?categories=${category._id}`}>
                  {t('exploreCourses')}
                </Link>
              }
            />
            <div className="cards">
              {courses.map(course => (
                <CourseCard key={course._id} course={course} />
              ))}
            </div>
          </section>
        )}
        {blogs.length > 0 && <Blogs title={t('relatedBlogs', { category: category.name })} blogs={blogs} />}
      </div>
    </div>
  )
}

function Blogs({ title, blogs }: { title: string; blogs: z.output<typeof Blog>[] }) {
  const t = useTranslations('research')
  return (
    <section aria-labelledby="more-blogs">
      <SectionHead
        id="more-blogs"
        title={title}
        aside={
          <Link className={buttonClass()} to="/blogs">
            {t('exploreBlogs')}
          </Link>
        }
      />
      <div className="blog-cards">
        {blogs.map(blog => (
          <BlogCard key={blog._id} blog={blog} heading="h3" />
        ))}
      </div>
    </section>
  )
}
