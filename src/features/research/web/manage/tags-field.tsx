import { Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { RemovableChip } from '#src/ui/display/chip.tsx'
import { useTooLong } from '#src/web/forms/too-long.ts'

import type { ResearchValues } from './values.ts'

/** A-RES-3: words that are added with the button or Enter, trimmed and each once, and taken away again. */
export function TagsField({ form }: { form: UseFormReturn<ResearchValues> }) {
  const t = useTranslations('managers.research')
  const [text, setText] = useState('')
  const tooLong = useTooLong()(text, 60)
  const tags = form.watch('tags')
  const put = (next: string[]) => form.setValue('tags', next, { shouldDirty: true })
  const add = () => {
    if (tooLong) return
    const tag = text.trim()
    if (tag && !tags.some(other => other.toLowerCase() === tag.toLowerCase())) put([...tags, tag])
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  return (
    <div>
      <div className="flex items-start gap-3">
        <TextField
          className="grow"
          label={t('tag')}
          error={tooLong}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
        <Button className="mt-6" onClick={add}>
          <Plus />
          {t('addTag')}
        </Button>
      </div>
      <ul className="mt-2 flex flex-wrap gap-2" aria-label={t('tags')}>
        {tags.map(tag => (
          <li key={tag}>
            <RemovableChip
              removeLabel={t('removeTag', { tag })}
              onRemove={() => put(tags.filter(other => other !== tag))}
            >
              {tag}
            </RemovableChip>
          </li>
        ))}
      </ul>
    </div>
  )
}
