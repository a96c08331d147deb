import { useTranslations } from 'use-intl'

import { EnterKey } from '#src/ui/display/enter-key.tsx'
import { hasFailed, type Failed } from '#src/web/calls/loader.ts'

import { useKeysSwitch } from './list-keys.ts'

import './keys.css'

interface KeysHintProps {
  list: { rows: readonly unknown[] } | Failed
  /** Where the rows are no table. */
  draw?: unknown
  inside?: unknown
  picking?: unknown
  search?: unknown
  onAsk: () => void
}

/** Says below a list that there are keys, where there is a keyboard. */
export function KeysHint({ list, draw, ...props }: KeysHintProps) {
  return draw || hasFailed(list) || list.rows.length === 0 ? null : <Hint {...props} />
}

function Hint({ inside, picking, search, onAsk }: Omit<KeysHintProps, 'list' | 'draw'>) {
  const t = useTranslations('manager.keys')
  const { isOn } = useKeysSwitch()
  const shown = [
    { faces: ['J', 'K'], word: 'move' },
    { faces: ['Enter'], word: 'open' },
    ...(inside ? [{ faces: ['Space'], word: 'look' } as const] : []),
    ...(picking ? [{ faces: ['X'], word: 'select' } as const] : []),
    ...(search ? [{ faces: ['/'], word: 'search' } as const] : []),
  ] as const
  return (
    <p className="keys-hint">
      {isOn &&
        shown.map(({ faces, word }) => (
          <span key={word}>
            {faces.map(face => (face === 'Enter' ? <EnterKey key={face} /> : <kbd key={face}>{face}</kbd>))}
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
