import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { uploadTextImage } from '#src/features/text-images/web/upload-text-image.ts'
import { Checkbox } from '#src/ui/controls/choice.tsx'
import { FieldGroup } from '#src/ui/controls/field.tsx'
import { SelectField, TextArea, TextField } from '#src/ui/controls/text-field.tsx'
import { useCurrency } from '#src/web/calls/page-data.ts'
import { RichTextField } from '#src/web/editor/rich-text-field.tsx'
import { fieldOf } from '#src/web/forms/form.ts'
import { Settings } from '#src/web/manager/editor/edit-side.tsx'
import { TitleField } from '#src/web/manager/editor/title-field.tsx'
import { CategoriesLink } from '#src/web/manager/forms/categories-link.tsx'
import { fileOf } from '#src/web/manager/forms/file-of.ts'
import { ImageField } from '#src/web/manager/forms/image-field.tsx'
import { usePriceCheck } from '#src/web/manager/forms/use-price-check.ts'
import { DESCRIPTION_MAX } from '#src/wire/text/text-limits.ts'

import { levels } from '../catalogue/filters.ts'
import { ChosenTeachers } from './chosen-teachers.tsx'
import type { CourseValues } from './values.ts'

type FieldsProps = { form: UseFormReturn<CourseValues> }

/** A-CRS-3: what is told of a course. */
export function CourseWords({ form }: FieldsProps) {
  const t = useTranslations('managers.courses')
  const manager = useTranslations('manager')
  const optional = manager('optional')
  const validTitle = (value: string) => value.trim() !== '' || t('titleMissing')
  return (
    <>
      <div className="edit-open">
        <TitleField label={t('name')} maxLength={200} {...fieldOf(form, 'title', { validate: validTitle })} />
        <TitleField
          look="lead"
          label={t('outcome')}
          help={t('outcomeHelp')}
          maxLength={200}
          {...fieldOf(form, 'outcome')}
        />
      </div>
      <section className="manager-part">
        <RichTextField
          label={t('description')}
          optional={optional}
          maxLength={DESCRIPTION_MAX}
          value={form.watch('description')}
          onChange={html => form.setValue('description', html, { shouldDirty: true })}
          error={form.formState.errors.description?.message}
          uploadImage={uploadTextImage}
        />
        <TextArea
          label={t('learn')}
          help={t('learnHelp')}
          rows={5}
          optional={optional}
          maxLength={4000}
          {...fieldOf(form, 'learn')}
        />
      </section>
    </>
  )
}

interface CourseSettingsProps extends FieldsProps {
  categories: readonly { _id: string; name: string }[]
  /** The stored thumbnail. */
  thumbnail?: string
  /** Its state. */
  children?: ReactNode
}

export function CourseSettings({ form, categories, thumbnail, children }: CourseSettingsProps) {
  const t = useTranslations('managers.courses')
  const manager = useTranslations('manager')
  const currency = useCurrency().toUpperCase()
  const names = useTranslations('courses.levels')
  const validPrice = usePriceCheck()
  return (
    <Settings>
      {children}
      <TextField
        label={manager('price.label', { currency })}
        help={t('priceHelp')}
        inputMode="decimal"
        placeholder="–"
        {...fieldOf(form, 'price', { validate: validPrice })}
      />
      <SelectField label={t('level')} {...fieldOf(form, 'level')}>
        <option value="">{t('noLevel')}</option>
        {levels.map(level => (
          <option key={level} value={level}>
            {names(level)}
          </option>
        ))}
      </SelectField>
      <Categories form={form} categories={categories} />
      <ChosenTeachers
        chosen={form.watch('teachers')}
        onChange={chosen => form.setValue('teachers', chosen, { shouldDirty: true })}
      />
      <ImageField label={t('thumbnail')} optional current={thumbnail} {...fileOf(form, 'file')} />
    </Settings>
  )
}

/** The order in which they are chosen is theirs: the first one stands on the course's card. */
function Categories({ form, categories }: Pick<CourseSettingsProps, 'form' | 'categories'>) {
  const t = useTranslations('managers.courses')
  const chosen = form.watch('categorys')
  const toggle = (id: string) => {
    const next = chosen.includes(id) ? chosen.filter(one => one !== id) : [...chosen, id]
    form.setValue('categorys', next, { shouldDirty: true })
  }
  return (
    <FieldGroup label={t('categories')} help={categories.length > 0 && t('categoriesHelp')}>
      <CategoriesLink count={categories.length} />
      <div className="manager-choices">
        {categories.map(({ _id, name }) => (
          <Checkbox
            key={_id}
            checked={chosen.includes(_id)}
            onChange={() => toggle(_id)}
            count={chosen.includes(_id) ? chosen.indexOf(_id) + 1 : undefined}
          >
            <span className="as-label">{name}</span>
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  )
}
