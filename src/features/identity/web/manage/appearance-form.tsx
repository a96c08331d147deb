import { useForm } from 'react-hook-form'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { tokensOf } from '#src/web/brand/palette.ts'
import { api } from '#src/web/calls/api.ts'
import { renewSite, type Brand } from '#src/web/calls/page-data.ts'

import { AccentField } from './accent-field.tsx'
import { AppearancePreview } from './appearance-preview.tsx'
import { shownIn, type Appearance, type AppearanceSettings } from './appearance.ts'
import { AreaForm } from './area-form.tsx'
import { DrawingField } from './drawing-field.tsx'
import type { appearanceLoader } from './loaders.ts'

import './appearance.css'

/** The academy's colour and its drawings. */
export function AppearanceForm() {
  const t = useTranslations('managers.academy')
  const { settings, version } = useLoaderData<typeof appearanceLoader>()
  const form = useForm<Appearance>({ defaultValues: shownIn(settings), reValidateMode: 'onSubmit' })
  const names = {
    accent: t('accent'),
    removeLogo: t('logo'),
    removeLogoDark: t('logoDark'),
    removeIcon: t('icon'),
  }
  return (
    <AreaForm
      form={form}
      stored={{ values: shownIn(settings), version, names }}
      save={async ({ accent, ...images }, read) => {
        const saved = await api().updateAppearance({ ...images, accent: accent.trim().toLowerCase(), version: read })
        form.reset(shownIn(saved.settings))
        renewSite({ brand: brandOf(saved.settings) })
      }}
      preview={<AppearancePreview form={form} settings={settings} />}
    >
      <section className="manager-part">
        <h2>{t('accent')}</h2>
        <p className="text-muted">{t('accentText')}</p>
        <AccentField form={form} />
      </section>
      <section className="manager-part">
        <h2>{t('logo')}</h2>
        <p className="text-muted">{t('logoText')}</p>
        <div className="manager-two">
          <DrawingField
            form={form}
            name="logo"
            goes="removeLogo"
            label={t('logoLight')}
            help={t('logoHelp')}
            stored={settings.logo}
          />
          <DrawingField
            form={form}
            name="logoDark"
            goes="removeLogoDark"
            label={t('logoDark')}
            help={t('logoDarkHelp')}
            stored={settings.logoDark}
            isForNight
          />
        </div>
        <DrawingField
          form={form}
          name="icon"
          goes="removeIcon"
          label={t('icon')}
          help={t('iconHelp')}
          stored={settings.icon}
        />
      </section>
    </AreaForm>
  )
}

/** What pages know of it. */
const brandOf = ({ accent, logo, logoDark, icon }: AppearanceSettings): Brand => ({
  ...(accent && { tokens: tokensOf(accent) }),
  ...(logo && { logo }),
  ...(logoDark && { logoDark }),
  ...(icon && { icon: icon.src }),
})
