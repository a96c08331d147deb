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

import { addressOf, lengths, levels, MAX_PRICE, MAX_RATING, type Filters } from './filters.ts'
import { OneOf } from './one-of.tsx'

interface FilterPanelProps extends Pick<CategoryChoiceProps, 'categories' | 'counts'> {
  open: boolean
  onOpenChange: (open: boolean) => void
  filters: Filters
}

type Draft = Pick<Filters, 'categories' | 'rating' | 'level' | 'length'> & { min: string; max: string }

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
  const go = (next: Partial<Filters>) => {
    onOpenChange(false)
    void navigate(addressOf({ title, plan, ...next }), { preventScrollReset: true })
  }
  const apply = () => {
    if (wrongPrice) return
    const { categories: chosen, rating, level, length } = draft
    go({ categories: chosen, rating, level, length, minPrice, maxPrice })
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
        <OneOf
          label={t('level')}
          any={t('anyLevel')}
          choices={levels.map(value => ({ value, text: t(`levels.${value}`) }))}
          chosen={draft.level}
          onChange={level => change({ level })}
        />
        <OneOf
          label={t('length')}
          any={t('anyLength')}
          choices={lengths.map(value => ({ value, text: t(`lengths.${value}`) }))}
          chosen={draft.length}
          onChange={length => change({ length })}
        />
        <FieldGroup label={t('price')} error={wrongPrice}>
          <div className="filter-prices">
            <PriceField kind="min" value={draft.min} onChange={min => change({ min })} />
            <PriceField kind="max" value={draft.max} onChange={max => change({ max })} />
          </div>
        </FieldGroup>
        <RatingChoice rating={draft.rating} onChange={rating => change({ rating })} />
      </form>
    </Drawer>
  )
}

const draftOf = ({ categories, minPrice, maxPrice, rating, level, length }: Filters): Draft => ({
  categories,
  level,
  length,
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

function RatingChoice({ rating, onChange }: { rating: number; onChange: (rating: number) => void }) {
  const t = useTranslations('courses')
  return (
    <FieldGroup label={t('rating')} noHelpLine>
      {Array.from({ length: MAX_RATING }, (_, index) => MAX_RATING - index).map(stars => (
        <Radio key={stars} name="rating" checked={rating === stars} onChange={() => onChange(stars)}>
          <span className="filter-stars">
            <span aria-hidden="true">
              <Stars value={stars} label="" />
            </span>
            {t('starsUp', { stars })}
          </span>
        </Radio>
      ))}
    </FieldGroup>
  )
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
