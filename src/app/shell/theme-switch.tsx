import { Monitor, Moon, Sun } from 'lucide-react'
import { useTranslations } from 'use-intl'

import type { Theme } from '#src/web/calls/page-data.ts'
import { useTheme } from '#src/web/theme.ts'

const next: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' }
const icons = { system: Monitor, light: Sun, dark: Moon }

/** One button for the three themes, each press the next. */
export function ThemeSwitch() {
  const t = useTranslations('shell')
  const [theme, choose] = useTheme()
  const Icon = icons[theme]
  return (
    <button type="button" className="theme-switch" onClick={() => choose(next[theme])}>
      <Icon />
      {t(`theme.${theme}`)}
    </button>
  )
}
