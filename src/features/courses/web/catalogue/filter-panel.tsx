import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Radio } from '#src/ui/controls/choice.tsx'
import { FieldGroup } from '#src/ui/controls/field.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { Stars } from '#src/ui/display/rating.tsx'
import { Drawer } from '#src/ui/overlays/drawer.tsx'
import { CategoryChoice, type CategoryChoiceProps } from '#src/web/catalogue/category-choice.tsx'
import { wholeIn } from '#src/web/catalogue/query.ts'
import { usePrice } from '#src/web/words/prices.ts'

import { addressOf, MAX_PRICE, MAX_RATING, type Filters } from './filters.ts'

interface FilterPanelProps extends Pick<CategoryChoiceProps, 'categories' | 'counts'> {
  open: boolean
  onOpenChange: (open: boolean) => void
  filters: Filters
}

type Draft = { categories: readonly string[]; min: string; max: string; rating: number }

/** Filters are chosen here and take effect together with "Apply". */
export function FilterPanel({ open, onOpenChange, filters, categories, counts }: FilterPanelProps) {
  const t = useTranslations('courses')
  const shared = useTranslations('catalogue')
  const navigate = useNavigate()
  const [draft, setDraft] = useState<Draft>(() => draftOf(filters))
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const minPrice = wholeIn(draft.min, 0, MAX_PRICE)
  const maxPrice = wholeIn(draft.max, 0, MAX_PRICE)
  const wrongPrice = usePriceProblem(draft, { minPrice, maxPrice })
  const { title, plan } = filters
  const kept = { title, ...(plan && { plan }) }
  const go = (next: Partial<Filters>) => {
    onOpenChange(false)
    void navigate(addressOf({ ...kept, ...next }), { preventScrollReset: true })
  }
  const apply = () => {
    if (wrongPrice) return
    const { categories: chosen, rating } = draft
    const prices = { ...(minPrice !== undefined && { minPrice }), ...(maxPrice !== undefined && { maxPrice }) }
    go({ categories: chosen, rating, ...prices })
  }
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={shared('filter')}
      closeLabel={shared('close')}
      footer={
        <>
          <Button onClick={() => go({})}>{shared('reset')}</Button>
          <Button variant="primary" type="submit" form="course-filters">
            {t('apply')}
          </Button>
        </>
      }
    >
      <form
        id="course-filters"
        className="filter-form"
        onSubmit={event => {
          event.preventDefault()
          apply()
        }}
      >
        <CategoryChoice
          categories={categories}
          counts={counts}
          chosen={draft.categories}
          onChange={chosen => change({ categories: chosen })}
        />
        <FieldGroup label={t('price')} error={wrongPrice}>
          <div className="filter-prices">
            <PriceField kind="min" value={draft.min} onChange={min => change({ min })} />
            <PriceField kind="max" value={draft.max} onChange={max => change({ max })} />
          </div>
        </FieldGroup>
        <FieldGroup label={t('rating')} noHelpLine>
          {Array.from({ length: MAX_RATING }, (_, index) => MAX_RATING - index).map(stars => (
            <Radio
              key={stars}
              name="rating"
              checked={draft.rating === stars}
              onChange={() => change({ rating: stars })}
            >
              <span className="filter-stars">
                <span aria-hidden="true">
                  <Stars value={stars} label="" />
                </span>
                {t('starsUp', { stars })}
              </span>
            </Radio>
          ))}
        </FieldGroup>
      </form>
    </Drawer>
  )
}

const draftOf = ({ categories, minPrice, maxPrice, rating }: Filters): Draft => ({
  categories,
  min: minPrice === undefined ? '' : String(minPrice),
  max: maxPrice === undefined ? '' : String(maxPrice),
  rating,
})

/** @returns why these prices filter nothing, or undefined */
function usePriceProblem(
  { min, max }: Pick<Draft, 'min' | 'max'>,
  { minPrice, maxPrice }: { minPrice: number | undefined; maxPrice: number | undefined },
): string | undefined {
  const t = useTranslations('courses')
  const price = usePrice()
  const unread = [minPrice === undefined && min.trim(), maxPrice === undefined && max.trim()].find(Boolean)
  if (unread) return /^\d+$/.test(unread) ? t('priceHigh', { most: price(MAX_PRICE) }) : t('priceWhole')
  return minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice ? t('priceOrder') : undefined
}

interface PriceFieldProps {
  kind: 'min' | 'max'
  value: string
  onChange: (value: string) => void
}

function PriceField({ kind, value, onChange }: PriceFieldProps) {
  const t = useTranslations('courses')
  return (
    <TextField
      label={t(`${kind}Price`)}
      hideLabel
      noHelpLine
      placeholder={t(`${kind}DA`)}
      inputMode="numeric"
      maxLength={10}
      value={value}
      onChange={event => onChange(event.target.value)}
    />
  )
}
