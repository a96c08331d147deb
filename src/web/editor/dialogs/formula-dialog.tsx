import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { Segmented } from '#src/ui/controls/segmented.tsx'
import { TextArea } from '#src/ui/controls/text-field.tsx'

import { useTooLong } from '../../forms/too-long.ts'
import { renderFormula, formulaError } from '../nodes/formulas.ts'
import { EditorDialog } from './editor-dialog.tsx'

/** Asks for TeX and shows what becomes of it. */
export function FormulaDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTranslations('editor')
  const isThere = editor.isActive('formula')
  const before = editor.getAttributes('formula') // nothing where no formula is selected
  const [tex, setTex] = useState(String(before['tex'] ?? ''))
  const [place, setPlace] = useState<'line' | 'block'>(before['isBlock'] === true ? 'block' : 'line')
  const [attempts, setAttempts] = useState(0)
  const tooLong = useTooLong()(tex, 2000)
  const problem = tooLong ?? (tex.trim() ? formulaError(tex) : t('formula.missing'))
  const error = tex.trim() || attempts > 0 ? problem : undefined
  const submit = () => {
    if (problem) return setAttempts(attempts + 1)
    const attrs = { tex: tex.trim(), isBlock: place === 'block' }
    if (isThere) editor.commands.updateAttributes('formula', attrs)
    else editor.commands.insertContent({ type: 'formula', attrs })
    onClose()
  }
  const remove = () => {
    editor.commands.deleteSelection()
    onClose()
  }
  return (
    <EditorDialog
      title={t('formula.title')}
      submitLabel={t('formula.submit')}
      onSubmit={submit}
      onClose={onClose}
      wide
      remove={isThere ? { label: t('formula.remove'), run: remove } : undefined}
    >
      <TextArea
        label={t('formula.tex')}
        help={t('formula.help')}
        className="editor-tex"
        value={tex}
        error={error}
        flash={attempts}
        spellCheck={false}
        autoCapitalize="off"
        dir="ltr"
        onChange={event => setTex(event.currentTarget.value)}
      />
      <Segmented
        label={t('formula.place')}
        options={[
          { value: 'line', label: t('formula.inLine') },
          { value: 'block', label: t('formula.ownLine') },
        ]}
        value={place}
        onChange={setPlace}
      />
      <Preview tex={tex} isBlock={place === 'block'} label={t('formula.preview')} />
    </EditorDialog>
  )
}

/** The last TeX that could be drawn: while a command is being typed nothing flickers. */
function Preview({ tex, isBlock, label }: { tex: string; isBlock: boolean; label: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!formulaError(tex)) place.current?.replaceChildren(...(tex.trim() ? [renderFormula(tex, isBlock)] : []))
  }, [tex, isBlock])
  return <div ref={place} className="editor-preview rich-text" role="img" aria-label={label} />
}
