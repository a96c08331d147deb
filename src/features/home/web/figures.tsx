import { useTranslations } from 'use-intl'
import type { z } from 'zod'

import { Stat } from '#src/ui/stat.tsx'

import type { Statistics } from '../contract.ts'

/** L-HOME-14: the academy in some large numbers. */
export function Figures({ figures }: z.output<typeof Statistics>) {
  const t = useTranslations('home.approach')
  return (
    <dl className="approach-stats">
      {figures.map((figure, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two figures may say the same, and each is drawn from its place alone
        <Stat key={index} value={figure.value} label={'name' in figure ? t(figure.name) : figure.label} />
      ))}
    </dl>
  )
}
