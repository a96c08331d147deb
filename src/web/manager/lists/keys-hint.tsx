import { useTranslations } from 'use-intl'

import { useKeysSwitch } from './list-keys.ts'

import '#src/ui/display/kbd.css'
import './keys.css'

interface KeysHintProps {
  canSelect: boolean
  canSearch: boolean
  onAsk: () => void
}

/** Says below a list that there are keys, where there is a keyboard. */
export function KeysHint({ canSelect, canSearch, onAsk }: KeysHintProps) {
  const t = useTranslations('manager.keys')
  const { isOn } = useKeysSwitch()
  const shown = [
    { faces: ['J', 'K'], word: 'move' },
    { faces: ['↵'], word: 'open' },
    ...(canSelect ? [{ faces: ['X'], word: 'select' } as const] : []),
    ...(canSearch ? [{ faces: ['/'], word: 'search' } as const] : []),
  ] as const
  return (
    <p className="keys-hint">
      {isOn &&
        shown.map(({ faces, word }) => (
          <span key={word}>
            {faces.map(face => (
              <kbd key={face}>{face}</kbd>
            ))}
            {t(word)}
          </span>
        ))}
      <button type="button" onClick={onAsk}>
        <kbd>?</kbd>
        {t('all')}
      </button>
    </p>
  )
}
