import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Logo } from '#src/ui/brand/logo.tsx'
import { ProgressBar } from '#src/ui/display/progress.tsx'
import { tokensOf } from '#src/web/brand/palette.ts'
import { useAcademy } from '#src/web/calls/page-data.ts'
import { Preview, useValues } from '#src/web/manager/editor/edit-side.tsx'
import { useFileAddress } from '#src/web/manager/forms/use-file-address.ts'

import { colourIn, type Appearance, type AppearanceSettings } from './appearance.ts'

interface AppearancePreviewProps {
  form: UseFormReturn<Appearance>
  settings: AppearanceSettings
}

/** Head, words and buttons of a page with what is chosen now, by day and by night. */
export function AppearancePreview({ form, settings }: AppearancePreviewProps) {
  const t = useTranslations('managers.academy')
  const academy = useAcademy()
  const { accent, logo, logoDark, removeLogo, removeLogoDark } = useValues(form)
  const colour = colourIn(accent)
  const image = useShown(logo, removeLogo ? null : settings.logo)
  const imageDark = useShown(logoDark, removeLogoDark ? null : settings.logoDark)
  return (
    <Preview>
      <div className="appearance-preview" style={colour ? tokensOf(colour) : undefined}>
        {(['light', 'dark'] as const).map(theme => (
          <div key={theme} className={theme === 'dark' ? 'dark-surround' : 'light-surround'}>
            <p>
              <Logo name={academy} image={image} imageDark={imageDark} />
            </p>
            <p className="appearance-words">
              {t.rich('sampleWords', { link: words => <span className="link">{words}</span> })}
            </p>
            <p className="appearance-buttons">
              <span className="btn btn-primary">{t('sampleButton')}</span>
              <ProgressBar percent={60} label={t('sampleBar')} className="appearance-bar" />
            </p>
          </div>
        ))}
      </div>
    </Preview>
  )
}

/** What stands there after a save: the chosen file, or the stored one. */
function useShown(file: File | undefined, stored: AppearancePreviewProps['settings']['logo']) {
  const address = useFileAddress(file)
  return address ? { src: address, width: 160, height: 40 } : (stored ?? undefined)
}
