import { useLocale, useTranslations } from 'use-intl'

import { dayNumeral, monthsOf } from '#src/features/conferences/web/days.ts'
import { Media } from '#src/ui/display/card.tsx'
import { Picture } from '#src/ui/display/picture.tsx'
import { MoreLabel, SectionHead } from '#src/ui/layout/section-head.tsx'
import type { Api } from '#src/web/calls/api.ts'
import { type Failed, hasFailed } from '#src/web/calls/loader.ts'
import { imageFiles } from '#src/web/images.ts'
import { Link } from '#src/web/links/link.tsx'

type Papers = Awaited<ReturnType<Api['listResearch']>>
type Posts = Awaited<ReturnType<Api['listBlogs']>>
type Conferences = Awaited<ReturnType<Api['listConferences']>>

interface FromTheLaboratoryProps {
  papers: Papers | Failed
  posts: Posts | Failed
  conferences: Conferences | Failed
}

/** The newest paper, the newest post and the next conference; what there is none of, or could not be read, is left out. */
export function FromTheLaboratory({ papers, posts, conferences }: FromTheLaboratoryProps) {
  const t = useTranslations('home.laboratory')
  const [paper] = hasFailed(papers) ? [] : papers.researches
  const [post] = hasFailed(posts) ? [] : posts.blogs
  const [conference] = hasFailed(conferences) ? [] : conferences.conferences.filter(({ isPast }) => !isPast)
  if (!paper && !post && !conference) return null
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead
          title={t('title')}
          aside={
            <Link className="more" to="/researches">
              <MoreLabel>{t('all')}</MoreLabel>
            </Link>
          }
        />
        <div className="laboratory">
          {paper && <Paper paper={paper} />}
          {post && <Post post={post} />}
          {conference && <Conference conference={conference} />}
        </div>
      </div>
    </section>
  )
}

function Paper({ paper }: { paper: Papers['researches'][number] }) {
  const t = useTranslations('home.laboratory')
  const { src, srcSet } = imageFiles(paper.thumbnail)
  const sizes = '(width < 900px) 88vw, 30rem'
  return (
    <article className="card laboratory-paper">
      <Media>
        <Picture src={src} srcSet={srcSet} sizes={sizes} alt="" width={960} height={640} onPaper={paper.isOnPaper} />
      </Media>
      <div className="body">
        <span className="eyebrow">{t('paper')}</span>
        <h3 className="card-title">
          <Link to={`/research/${paper._id}`}>{paper.title}</Link>
        </h3>
        <p className="outcome">{paper.abstract}</p>
      </div>
    </article>
  )
}

function Post({ post }: { post: Posts['blogs'][number] }) {
  const t = useTranslations('home.laboratory')
  const { src, srcSet } = imageFiles(post.thumbnailUrl)
  const sizes = '(width < 900px) 92vw, 27rem'
  return (
    <article className="card">
      <Media>
        <Picture src={src} srcSet={srcSet} sizes={sizes} alt="" width={960} height={540} />
      </Media>
      <div className="body">
        <span className="eyebrow">{t('post', { minutes: post.readingMinutes })}</span>
        <h3 className="card-title">
          <Link to={`/blog/${post._id}`}>{post.title}</Link>
        </h3>
        <p className="outcome">{post.summary}</p>
      </div>
    </article>
  )
}

function Conference({ conference }: { conference: Conferences['conferences'][number] }) {
  const t = useTranslations('home.laboratory')
  const locale = useLocale()
  const { _id, name, location, date } = conference
  return (
    <article className="card laboratory-conference dark-surround">
      <p>
        {t('conference')}
        <br />
        {location}
      </p>
      <div className="body">
        <time dateTime={date.start}>
          <b>{dayNumeral(date.start, locale)}</b> {monthsOf({ start: date.start, end: null }, locale)}
        </time>
        <h3 className="card-title">
          <Link to={`/conferences/${_id}`}>{name}</Link>
        </h3>
      </div>
    </article>
  )
}
