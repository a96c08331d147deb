import { useTranslations } from 'use-intl'

import { Checkbox } from '#src/ui/controls/choice.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'

import { listKeys, useKeysSwitch } from './list-keys.ts'

const faces = { space: 'Space', 'shift-x': 'Shift X', delete: 'Del', escape: 'Esc' } as const

/** What each key of a list does, and the switch for who would rather have none. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const t = useTranslations('manager.keys')
  const { isOn, turn } = useKeysSwitch()
  return (
    <Dialog open onOpenChange={onClose} title={t('title')} closeLabel={t('close')}>
      <dl className="keys-help">
        {listKeys.map(key => (
          <div key={key}>
            <dt>
              {faceOf(key)
                .split(' ')
                .map(face => (
                  <kbd key={face}>{face}</kbd>
                ))}
            </dt>
            <dd>{t(`do.${key}`)}</dd>
          </div>
        ))}
      </dl>
      <Checkbox checked={isOn} onChange={({ target }) => turn(target.checked)}>
        {t('on')}
      </Checkbox>
    </Dialog>
  )
}

const faceOf = (key: (typeof listKeys)[number]): string =>
  key in faces ? faces[key as keyof typeof faces] : key.toUpperCase() // a key of `faces`
