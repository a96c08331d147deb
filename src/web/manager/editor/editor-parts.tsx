import { useTranslations } from 'use-intl'

export type EditorPart = 'content' | 'settings' | 'preview'

interface EditorPartsProps {
  part: EditorPart
  setPart: (part: EditorPart) => void
  hasSettings: boolean
  hasPreview: boolean
  /** Whether the tabs of the manager stand above them. */
  isBelowTabs?: boolean | undefined
}

/** Which part of an editor a narrow window shows; a wide one shows all of them beside each other. */
export function EditorParts({ part, setPart, hasSettings, hasPreview, isBelowTabs }: EditorPartsProps) {
  const t = useTranslations('manager.editor')
  const parts: EditorPart[] = ['content', ...(hasSettings ? ['settings' as const] : [])]
  if (hasPreview) parts.push('preview')
  return (
    <div className="edit-parts" role="group" aria-label={t('parts')} data-below-tabs={isBelowTabs ? '' : undefined}>
      {parts.map(one => (
        <button key={one} type="button" aria-pressed={one === part} onClick={() => setPart(one)}>
          {t(one)}
        </button>
      ))}
    </div>
  )
}
