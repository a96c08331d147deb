import { ExternalLink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

/**
 * The way from a form to where categories are made. It opens in a tab of its own, so that nothing that was typed is lost;
 * whoever comes back finds the new ones.
 */
export function CategoriesLink({ count }: { count: number }) {
  const t = useTranslations('manager.categories')
  const { revalidate } = useRevalidator()
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (!isAway) return undefined
    const readAgain = () => {
      setAway(false)
      void revalidate()
    }
    addEventListener('focus', readAgain)
    return () => removeEventListener('focus', readAgain)
  }, [isAway, revalidate])
  return (
    <p className="manager-categories">
      {count === 0 && t('none')}{' '}
      <a
        className="link"
        href="/dashboard/manage-courses/categories"
        target="_blank"
        rel="noreferrer"
        onClick={() => setAway(true)}
      >
        {t(count === 0 ? 'add' : 'edit')}
        <ExternalLink aria-hidden="true" />
        <span className="sr-only">{t('newTab')}</span>
      </a>
    </p>
  )
}
