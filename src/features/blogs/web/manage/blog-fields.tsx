import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { uploadTextImage } from '#src/features/text-images/web/upload-text-image.ts'
import { Checkbox } from '#src/ui/controls/choice.tsx'
import { FieldGroup } from '#src/ui/controls/field.tsx'
import { TextArea, TextField } from '#src/ui/controls/text-field.tsx'
import { RichTextField } from '#src/web/editor/rich-text-field.tsx'
import { fieldOf } from '#src/web/forms/form.ts'
import { CategoriesLink } from '#src/web/manager/forms/categories-link.tsx'
import { fileOf } from '#src/web/manager/forms/file-of.ts'
import { ImageField } from '#src/web/manager/forms/image-field.tsx'

import type { BlogValues } from './values.ts'

interface BlogFieldsProps {
  form: UseFormReturn<BlogValues>
  /** All that there are. */
  categories: readonly { _id: string; name: string }[]
  /** The stored image. */
  image?: string
}

/**
 * A-BLOG-2, A-BLOG-3: what a post consists of. A change is sent with too short a title or text, as specified, and the server
 * refuses it; of a new post all is told at once that is wrong, its image too.
 */
export function BlogFields({ form, categories, image }: BlogFieldsProps) {
  const t = useTranslations('managers.blogs')
  const manager = useTranslations('manager')
  const { errors, submitCount } = form.formState
  const [content, chosen] = form.watch(['content', 'categories'])
  const isNew = image === undefined
  const longer = (than: number, textOf: (value: string) => string, words: string) => (value: string) =>
    !isNew || textOf(value).trim().length > than || words
  form.register('content', { validate: longer(20, wordsOf, t('contentShort')) })
  form.register('file', { validate: file => !isNew || file !== undefined || t('imageMissing') })
  const choose = (id: string, isChosen: boolean) =>
    form.setValue('categories', isChosen ? [...chosen, id] : chosen.filter(one => one !== id), { shouldDirty: true })
  return (
    <section className="panel manager-part">
      <TextField
        label={t('name')}
        maxLength={200}
        {...fieldOf(form, 'title', { validate: longer(3, value => value, t('titleShort')) })}
      />
      <RichTextField
        label={t('content')}
        value={content}
        uploadImage={uploadTextImage}
        maxLength={200_000}
        error={errors.content?.message}
        flash={errors.content ? submitCount : 0}
        onChange={html => {
          form.clearErrors('content')
          form.setValue('content', html, { shouldDirty: true })
        }}
      />
      <TextArea
        label={t('summary')}
        optional={manager('optional')}
        help={t('summaryHint')}
        rows={2}
        maxLength={300}
        {...fieldOf(form, 'summary')}
      />
      <FieldGroup label={t('categories')} optional={manager('optional')} error={errors.categories?.message}>
        <CategoriesLink count={categories.length} />
        <div className="manager-choices">
          {categories.map(({ _id, name }) => (
            <Checkbox key={_id} checked={chosen.includes(_id)} onChange={({ target }) => choose(_id, target.checked)}>
              {name}
            </Checkbox>
          ))}
        </div>
      </FieldGroup>
      <ImageField label={t('image')} current={image} {...fileOf(form, 'file')} />
      <Checkbox {...form.register('published')}>{t('publish')}</Checkbox>
    </section>
  )
}

/** The words of a formatted text, which the server counts alike. */
const wordsOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.replaceAll(/\s+/g, ' ')
