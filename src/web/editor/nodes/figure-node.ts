import { Node } from '@tiptap/core'

import { isRichImage } from '#src/wire/text/rich-text.ts'

export interface EditorImage {
  readonly src: string
  readonly alt: string
  readonly width: number | null
  readonly height: number | null
}

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    figure: {
      /** Puts an image with an empty caption at the selection, or another one into the figure that is there. */
      putImage: (image: Partial<EditorImage>) => ReturnType
    }
  }
}

/** An image and its caption, which may stay empty. */
export const Figure = Node.create<{ captionHint: string }>({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  isolating: true,
  addOptions: () => ({ captionHint: '' }),
  addAttributes: () => ({
    src: { default: '', parseHTML: attributeOf('src') },
    alt: { default: '', parseHTML: attributeOf('alt') },
    width: { default: null, parseHTML: attributeOf('width') },
    height: { default: null, parseHTML: attributeOf('height') },
  }),
  parseHTML: () => [
    { tag: 'figure', getAttrs: onlyOurs, contentElement: captionOf },
    { tag: 'img', getAttrs: onlyOurs },
  ],
  renderHTML({ HTMLAttributes }) {
    return ['figure', ['img', HTMLAttributes], ['figcaption', { 'data-hint': this.options.captionHint }, 0]]
  },
  addCommands() {
    return {
      putImage:
        image =>
        ({ commands, editor }) =>
          editor.isActive(this.name)
            ? commands.updateAttributes(this.name, image)
            : commands.insertContent({ type: this.name, attrs: image }),
    }
  },
  addKeyboardShortcuts() {
    const caption = () => {
      const { $from } = this.editor.state.selection
      return $from.parent.type.name === this.name ? $from : undefined
    }
    return {
      // Splitting a caption would make a second image.
      Enter: () => {
        const at = caption()?.after()
        if (at === undefined) return false
        return this.editor
          .chain()
          .insertContentAt(at, { type: 'paragraph' })
          .setTextSelection(at + 1)
          .run()
      },
      Backspace: () => caption()?.parent.content.size === 0 && this.editor.commands.selectParentNode(),
    }
  },
})

const imageIn = (element: HTMLElement): Element | null =>
  element.matches('img') ? element : element.querySelector('img')
const attributeOf = (name: string) => (element: HTMLElement) => imageIn(element)?.getAttribute(name)
const onlyOurs = (element: HTMLElement) => (isRichImage(imageIn(element)?.getAttribute('src') ?? '') ? {} : false)
const captionOf = (element: globalThis.Node): HTMLElement =>
  (element instanceof HTMLElement && element.querySelector<HTMLElement>('figcaption')) ||
  document.createElement('figcaption')
