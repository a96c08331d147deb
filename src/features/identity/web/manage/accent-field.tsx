import { Check } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { contrast, PAGE_GROUND, paletteOf, STANDARD_COLOUR, type Palette } from '#src/web/brand/palette.ts'
import { fieldOf } from '#src/web/forms/form.ts'
import { useValues } from '#src/web/manager/editor/edit-side.tsx'

import { colourIn, type Appearance } from './appearance.ts'

/** A colour, chosen or typed, and how well it can be read where it is used. */
export function AccentField({ form }: { form: UseFormReturn<Appearance> }) {
  const t = useTranslations('managers.academy')
  const { accent } = useValues(form)
  const colour = colourIn(accent)
  const choose = (value: string) => {
    form.clearErrors('accent')
    form.setValue('accent', value, { shouldDirty: true })
  }
  return (
    <div className="accent-field">
      <div className="accent-inputs">
        <input
          type="color"
          aria-label={t('accentChoose')}
          value={colour ?? STANDARD_COLOUR}
          onChange={event => choose(event.currentTarget.value)}
        />
        <TextField
          label={t('accentCode')}
          maxLength={7}
          placeholder={STANDARD_COLOUR}
          spellCheck={false}
          dir="ltr"
          {...fieldOf(form, 'accent', {
            validate: value => value.trim() === '' || colourIn(value) !== undefined || t('accentWrong'),
          })}
        />
        {accent && (
          <Button size="sm" onClick={() => choose('')}>
            {t('accentStandard')}
          </Button>
        )}
      </div>
      {colour && <Contrasts colour={colour} palette={paletteOf(colour)} />}
    </div>
  )
}

/** Each use of the colour with the contrast that it comes to; where it was too weak, the colour that is drawn in its place. */
function Contrasts({ colour, palette }: { colour: string; palette: Palette }) {
  const t = useTranslations('managers.academy')
  const { fill, onFill, words } = palette
  const uses = (['light', 'dark'] as const).flatMap(theme => [
    { name: t(`uses.buttons.${theme}`), drawn: fill[theme], ratio: contrast(onFill[theme], fill[theme]) },
    { name: t(`uses.words.${theme}`), drawn: words[theme], ratio: contrast(words[theme], PAGE_GROUND[theme]) },
  ])
  return (
    <ul className="accent-uses" aria-label={t('contrast')} aria-live="polite">
      {uses.map(({ name, drawn, ratio }) => (
        <li key={name}>
          <Check aria-hidden="true" />
          <span>{name}</span>
          <b>{t('ratio', { ratio })}</b>
          <small>{drawn === colour ? t('asChosen') : t('drawnAs', { colour: drawn })}</small>
          <i className="accent-swatch" style={{ background: drawn }} aria-hidden="true" />
        </li>
      ))}
    </ul>
  )
}
