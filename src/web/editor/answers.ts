// What the text itself answers to beside typing: pasting, dropping, a double click, and its own keys.
import { NodeSelection } from '@tiptap/pm/state'
import type { EditorProps } from '@tiptap/pm/view'

import { cleanPasted } from './pasted-html.ts'
import type { DialogName } from './tools.ts'

export interface Answerer {
  readonly open: (dialog: DialogName, file?: File) => void
  readonly canUpload: boolean
  readonly setLostImages: (count: number) => void
  readonly focusToolbar: () => void
}

/** @param latest asked each time, since the editor keeps what it was made with */
export function answersOf(latest: () => Answerer): EditorProps {
  const takeFile = (data: DataTransfer | null): boolean => {
    const file = [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'))
    if (!file || !latest().canUpload) return false
    latest().open('picture', file)
    return true
  }
  return {
    transformPastedHTML: html => {
      const { html: clean, lostImages } = cleanPasted(html)
      latest().setLostImages(lostImages)
      return clean
    },
    // Word puts an image of the words beside the words.
    handlePaste: (_, { clipboardData }) => !clipboardData?.types.includes('text/html') && takeFile(clipboardData),
    handleDrop: (_, { dataTransfer }) => takeFile(dataTransfer),
    handleDoubleClickOn: (_, _position, node) => {
      if (node.type.name !== 'formula') return false
      latest().open('formula')
      return true
    },
    handleKeyDown: ({ state: { selection } }, event) => {
      const isFormula = selection instanceof NodeSelection && selection.node.type.name === 'formula'
      const isMod = event.ctrlKey || event.metaKey
      const answers: Record<string, (() => void) | false> = {
        Enter: isFormula && (() => latest().open('formula')),
        k: isMod && (() => latest().open('link')),
        F10: event.altKey && (() => latest().focusToolbar()),
      }
      const answer = answers[event.key]
      if (answer) answer()
      return Boolean(answer)
    },
  }
}
