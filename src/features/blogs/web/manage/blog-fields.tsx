import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { uploadTextImage } from '#src/features/text-images/web/upload-text-image.ts'
import { Checkbox } from '#src/ui/controls/choice.tsx'
import { FieldGroup } from '#src/ui/controls/field.tsx'
import { RichTextField } from '#src/web/editor/rich-text-field.tsx'
import { fieldOf } from '#src/web/forms/form.ts'
import { Settings, useValues } from '#src/web/manager/editor/edit-side.tsx'
import { ReadyList } from '#src/web/manager/editor/ready-list.tsx'
import { TitleField } from '#src/web/manager/editor/title-field.tsx'
import { CategoriesLink } from '#src/web/manager/forms/categories-link.tsx'
import { fileOf } from '#src/web/manager/forms/file-of.ts'
import { ImageField } from '#src/web/manager/forms/image-field.tsx'

import type { BlogValues } from './values.ts'

interface BlogFieldsProps {
  form: UseFormReturn<BlogValues>
  isNew: boolean
}

/**
 * A-BLOG-2, A-BLOG-3: what is read of a post. A change is sent with too short a title or text, as specified, and the server
 * refuses it; of a new post all is told at once that is wrong. A draft needs no more than its title.
 */
export function BlogWords({ form, isNew }: BlogFieldsProps) {
  const t = useTranslations('managers.blogs')
  const { errors, submitCount } = form.formState
  const longer = (than: number, textOf: (value: string) => string, words: string) => (value: string) =>
    !isNew || textOf(value).trim().length > than || words
  const longText = longer(20, wordsOf, t('contentShort'))
  form.register('content', { validate: (content, { published }) => !published || longText(content) })
  return (
    <>
      <div className="edit-open">
        <TitleField
          label={t('name')}
          maxLength={200}
          {...fieldOf(form, 'title', { validate: longer(3, value => value, t('titleShort')) })}
        />
        <TitleField
          look="lead"
          label={t('summary')}
          help={t('summaryHint')}
          maxLength={300}
          {...fieldOf(form, 'summary')}
        />
      </div>
      <section className="manager-part">
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
      </section>
    </>
  )
}

interface BlogSettingsProps extends Pick<BlogFieldsProps, 'form'> {
  /** All that there are. */
  categories: readonly { _id: string; name: string }[]
  /** The stored image of a post that is changed. */
  image?: string | undefined
  isPublished?: boolean
}

export function BlogSettings({ form, categories, image, isPublished }: BlogSettingsProps) {
  const t = useTranslations('managers.blogs')
  const manager = useTranslations('manager')
  const { errors } = form.formState
  const chosen = form.watch('categories')
  form.register('file', {
    validate: (file, { published }) => !published || Boolean(image) || file !== undefined || t('imageMissing'),
  })
  const choose = (id: string, isChosen: boolean) =>
    form.setValue('categories', isChosen ? [...chosen, id] : chosen.filter(one => one !== id), { shouldDirty: true })
  return (
    <>
      <Settings>
        {isPublished && <Checkbox {...form.register('published')}>{t('publish')}</Checkbox>}
        <FieldGroup label={t('categories')} optional={manager('optional')} error={errors.categories?.message}>
          <CategoriesLink count={categories.length} />
          <div className="manager-choices">
            {categories.map(({ _id, name }) => (
              <Checkbox key={_id} checked={chosen.includes(_id)} onChange={({ target }) => choose(_id, target.checked)}>
                <span className="as-label">{name}</span>
              </Checkbox>
            ))}
          </div>
        </FieldGroup>
        <ImageField label={t('image')} current={image} {...fileOf(form, 'file')} />
      </Settings>
      {isPublished === false && <Ready form={form} image={image} />}
    </>
  )
}

/** What a draft lacks. */
function Ready({ form, image }: Pick<BlogSettingsProps, 'form' | 'image'>) {
  const t = useTranslations('managers.blogs')
  const { content, file } = useValues(form)
  return (
    <ReadyList
      items={[
        { text: t('content'), isThere: wordsOf(content).trim().length > 20 },
        { text: t('image'), isThere: Boolean(image) || file !== undefined },
      ]}
    />
  )
}

/** The words of a formatted text, about as the server counts them. */
const wordsOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
