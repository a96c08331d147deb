import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useTranslations } from 'use-intl'

import { tableTools } from './table-tools.ts'
import { Toolbar } from './toolbar.tsx'
import { type DialogName, textTools, type Tool } from './tools.ts'

interface BarProps {
  editor: Editor
  open: (dialog: DialogName) => void
  textId: string
}

type TextToolName = (typeof textTools)[number][number]['name']
const withoutImages: readonly (readonly Tool<TextToolName>[])[] = textTools.map(group =>
  group.filter(({ name }) => name !== 'picture'),
)

/** The tools for all of the text. */
export function TextBar({ canUpload, ...bar }: BarProps & { canUpload: boolean }) {
  const t = useTranslations('editor')
  const groups = canUpload ? textTools : withoutImages
  return <Toolbar<TextToolName> {...bar} label={t('formatting')} nameOf={name => t(`tools.${name}`)} groups={groups} />
}

/** The tools of the table that the cursor is in. */
export function TableBar(bar: BarProps) {
  const t = useTranslations('editor')
  const { editor } = bar
  const isInTable = useEditorState({ editor, selector: () => editor.isActive('table') })
  if (!isInTable) return null
  return <Toolbar {...bar} label={t('table')} nameOf={name => t(`tableTools.${name}`)} groups={tableTools} hasWords />
}
