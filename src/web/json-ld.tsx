import logo from '#src/ui/brand/icon.svg?no-inline'

import { serialise, usePage, type Site } from './calls/page-data.ts'

/** What search engines read of a page, in the words of schema.org. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  return <script type="application/ld+json">{serialise({ '@context': 'https://schema.org', ...data })}</script>
}

/** Who teaches, publishes and invites. */
export const academyLd = ({ name, publicUrl, brand }: Pick<Site, 'name' | 'publicUrl' | 'brand'>) => ({
  '@type': 'Organization',
  name,
  url: publicUrl,
  logo: publicUrl + (brand.logo?.src ?? brand.icon ?? logo),
})

/** Somebody who teaches, and the page about them. */
export const personLd = (publicUrl: string, { _id, name, role }: { _id: string; name: string; role: string }) => ({
  '@type': 'Person',
  name,
  jobTitle: role,
  url: `${publicUrl}/teacher/${_id}`,
})

/** What a list shows, in its order. @param paths of the pages that it leads to */
export function ListLd({ paths }: { paths: readonly string[] }) {
  const { publicUrl } = usePage().site
  const itemListElement = paths.map((path, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: publicUrl + path,
  }))
  return <JsonLd data={{ '@type': 'ItemList', itemListElement }} />
}

/** Where a page stands in the site. @param trail name and path of each page from the outermost in, this one included */
export function BreadcrumbsLd({ trail }: { trail: readonly (readonly [name: string, path: string])[] }) {
  const { publicUrl } = usePage().site
  const itemListElement = trail.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicUrl + path,
  }))
  return <JsonLd data={{ '@type': 'BreadcrumbList', itemListElement }} />
}
