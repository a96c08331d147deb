import { Link2, Mail } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { BrandIcon } from '#src/ui/brand/brand-icon.tsx'
import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import { usePage } from '#src/web/calls/page-data.ts'
import { useHydrated } from '#src/web/forms/form.ts'
import { toast } from '#src/web/toast.ts'

import type { DetailBlog } from '../types.ts'

/** Plain links: nobody is told who reads here until somebody shares. */
export function ShareLinks({ blog }: { blog: DetailBlog }) {
  const t = useTranslations('blogs')
  const isAlive = useHydrated()
  const address = `${usePage().site.publicUrl}/blog/${blog._id}`
  const [url, title] = [encodeURIComponent(address), encodeURIComponent(blog.title)]
  const links = [
    { name: t('shareMail'), href: `mailto:?subject=${title}&body=${url}`, icon: <Mail /> },
    { name: t('shareX'), href: `https://x.com/intent/post?text=${title}&url=${url}`, icon: <BrandIcon brand="x" /> },
    {
      name: t('shareLinkedIn'),
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
      icon: <BrandIcon brand="linkedin" />,
    },
  ]
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      toast.success(t('copied'))
    } catch {
      toast.error(t('copyFailed'))
    }
  }
  return (
    <>
      <Button variant="ghost" hidden={!isAlive} onClick={() => void copy()}>
        <Link2 />
        {t('copyLink')}
      </Button>
      <ul className="blog-share">
        {links.map(({ name, href, icon }) => (
          <li key={name}>
            <a
              className={buttonClass({ variant: 'ghost', className: 'btn-icon' })}
              href={href}
              rel="noopener noreferrer"
              aria-label={name}
              title={name}
              {...(href.startsWith('https:') && { target: '_blank' })}
            >
              {icon}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
