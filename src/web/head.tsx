import { usePage } from './calls/page-data.ts'

type Props = {
  title: string
  description: string
  /** Address of an image for shared links. */
  image?: string | undefined
  /** Kept out of search engines. */
  hidden?: boolean
  kind?: 'website' | 'article'
}

/** A page's title, description, canonical address and Open Graph tags. React puts them into <head>. */
export function Head({ title, description, image, hidden = false, kind = 'website' }: Props) {
  const { url, site } = usePage()
  const address = site.publicUrl + url.split('?', 1)[0]
  const full = title.includes(site.name) ? title : `${title} · ${site.name}`
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={kind} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={site.name} />
      {image && <meta property="og:image" content={new URL(image, site.publicUrl).href} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  )
}
