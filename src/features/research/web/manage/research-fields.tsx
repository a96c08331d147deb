import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { uploadTextImage } from '#src/features/text-images/web/upload-text-image.ts'
import { Checkbox } from '#src/ui/controls/choice.tsx'
import { SelectField, TextArea, TextField } from '#src/ui/controls/text-field.tsx'
import { RichTextField } from '#src/web/editor/rich-text-field.tsx'
import { fieldOf } from '#src/web/forms/form.ts'
import { Settings, useValues } from '#src/web/manager/editor/edit-side.tsx'
import { ReadyList } from '#src/web/manager/editor/ready-list.tsx'
import { TitleField } from '#src/web/manager/editor/title-field.tsx'
import { CategoriesLink } from '#src/web/manager/forms/categories-link.tsx'
import { filled } from '#src/web/manager/forms/filled.ts'
import { WhenField } from '#src/web/manager/forms/when-field.tsx'
import { bareDoi } from '#src/wire/text/scholarly-ids.ts'

import { AuthorFields } from './author-fields.tsx'
import { ReferenceFields } from './reference-fields.tsx'
import { ResearchFiles, type StoredFiles } from './research-files.tsx'
import { useResearchRules, withoutAddress } from './research-rules.ts'
import { TagsField } from './tags-field.tsx'
import type { ResearchValues } from './values.ts'

type FieldsProps = { form: UseFormReturn<ResearchValues> }

/** A-RES-1, A-RES-2: what is read of a paper. A draft needs no more than its title and its category. */
export function ResearchWords({ form }: FieldsProps) {
  const t = useTranslations('managers.research')
  const hasAbstract = filled(t('abstractMissing'))
  return (
    <>
      <div className="edit-open">
        <TitleField
          label={t('name')}
          maxLength={200}
          {...fieldOf(form, 'title', { validate: filled(t('titleMissing')) })}
        />
      </div>
      <section className="manager-part">
        <TextArea
          label={t('abstract')}
          rows={6}
          maxLength={10_000}
          {...fieldOf(form, 'abstract', { validate: (text, { published }) => !published || hasAbstract(text) })}
        />
        <div className="manager-two">
          <TextField label={t('finding')} help={t('findingHelp')} maxLength={20} {...fieldOf(form, 'finding')} />
          <TextField label={t('findingNote')} maxLength={100} {...fieldOf(form, 'findingNote')} />
        </div>
        <Content form={form} />
      </section>
      <AuthorFields form={form} />
      <ReferenceFields form={form} />
    </>
  )
}

interface ResearchSettingsProps extends FieldsProps {
  categories: readonly { _id: string; name: string }[]
  stored?: StoredFiles | undefined
  isPublished?: boolean
}

export function ResearchSettings({ form, categories, stored, isPublished }: ResearchSettingsProps) {
  const t = useTranslations('managers.research')
  const { doi } = useResearchRules()
  return (
    <>
      <Settings>
        {isPublished && <Checkbox {...form.register('published')}>{t('publish')}</Checkbox>}
        <SelectField label={t('category')} {...fieldOf(form, 'category', { validate: filled(t('categoryMissing')) })}>
          <option value="">{t('chooseCategory')}</option>
          {categories.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name.charAt(0).toUpperCase() + name.slice(1)}
            </option>
          ))}
        </SelectField>
        <CategoriesLink count={categories.length} />
        <TagsField form={form} />
        <WhenField
          label={t('publicationDate')}
          type="date"
          held={form.watch('publicationDate')}
          {...fieldOf(form, 'publicationDate')}
        />
        <TextField
          label={t('doi')}
          maxLength={200}
          placeholder="–"
          {...withoutAddress(fieldOf(form, 'doi', { validate: doi }), bareDoi)}
        />
        <TextField label={t('licence')} maxLength={100} placeholder="–" {...fieldOf(form, 'licence')} />
        <ResearchFiles form={form} stored={stored} isPublished={isPublished} />
      </Settings>
      {isPublished === false && <Ready form={form} stored={stored} />}
    </>
  )
}

/** What a draft lacks. */
function Ready({ form, stored }: Pick<ResearchSettingsProps, 'form' | 'stored'>) {
  const t = useTranslations('managers.research')
  const manager = useTranslations('manager')
  const { abstract, content, thumbnail, pdf } = useValues(form)
  return (
    <ReadyList
      items={[
        { text: t('abstract'), isThere: abstract.trim() !== '' },
        { text: t('content'), isThere: content !== '' },
        { text: t('thumbnail'), isThere: Boolean(stored?.thumbnail) || thumbnail !== undefined },
        { text: manager('pdf'), isThere: Boolean(stored?.hasFile) || pdf !== undefined },
      ]}
    />
  )
}

function Content({ form }: { form: UseFormReturn<ResearchValues> }) {
  const t = useTranslations('managers.research')
  const { errors, submitCount } = form.formState
  form.register('content', {
    validate: (value, { published }) => !published || value.trim() !== '' || t('contentMissing'),
  })
  return (
    <RichTextField
      label={t('content')}
      value={form.watch('content')}
      uploadImage={uploadTextImage}
      maxLength={200_000}
      error={errors.content?.message}
      flash={errors.content ? submitCount : 0}
      onChange={html => {
        form.clearErrors('content')
        form.setValue('content', html, { shouldDirty: true })
      }}
    />
  )
}
