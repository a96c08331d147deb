import { Plus, Trash2 } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { useTooLong } from '#src/web/forms/too-long.ts'
import { RowButton } from '#src/web/manager/lists/row-actions.tsx'

interface BenefitFieldsProps {
  benefits: readonly string[]
  onChange: (benefits: string[]) => void
}

/** A-MEM-2: benefits are added one by one; an empty one is not. */
export function BenefitFields({ benefits, onChange }: BenefitFieldsProps) {
  const t = useTranslations('managers.memberships')
  const [typed, setTyped] = useState('')
  const tooLong = useTooLong()(typed, 200)
  const add = () => {
    if (tooLong) return
    const benefit = typed.trim()
    if (benefit !== '' && !benefits.includes(benefit)) onChange([...benefits, benefit])
    setTyped('')
  }
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <div className="benefit-fields">
      <div className="benefit-add">
        <TextField
          label={t('benefit')}
          error={tooLong}
          value={typed}
          onChange={event => setTyped(event.target.value)}
          onKeyDown={addByEnter}
          noHelpLine
        />
        <Button onClick={add}>
          <Plus />
          {t('addBenefit')}
        </Button>
      </div>
      <ul>
        {benefits.map(benefit => (
          <li key={benefit}>
            {benefit}
            <RowButton
              label={t('removeBenefit', { benefit })}
              onClick={() => onChange(benefits.filter(one => one !== benefit))}
            >
              <Trash2 />
            </RowButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
