import { Mark } from '@tiptap/core'

const scriptMark = (name: 'sub' | 'sup', other: 'sub' | 'sup', shortcut: string) =>
  Mark.create({
    name,
    excludes: other,
    parseHTML: () => [{ tag: name }],
    renderHTML: () => [name, 0],
    addKeyboardShortcuts() {
      return { [shortcut]: () => this.editor.commands.toggleMark(name) }
    },
  })

/** H₂O and m². */
export const scriptMarks = [scriptMark('sub', 'sup', 'Mod-,'), scriptMark('sup', 'sub', 'Mod-.')]
