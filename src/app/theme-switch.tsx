import { Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { usePage, type Theme } from '#src/web/page-data.ts'

const next: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' }
const icons = { system: Monitor, light: Sun, dark: Moon }

/** The choice lives in a cookie, so the server writes it into <html>: nothing runs before the first paint, nothing flashes. */
export function ThemeSwitch() {
  const t = useTranslations('shell')
  const [theme, setTheme] = useState(usePage().theme)
  const Icon = icons[theme]
  const choose = () => {
    document.cookie = `theme=${next[theme]}; path=/; max-age=31536000; samesite=lax`
    document.documentElement.dataset['theme'] = next[theme]
    setTheme(next[theme])
  }
  return (
    <button type="button" className="theme-switch" onClick={choose}>
      <Icon />
      {t(`theme.${theme}`)}
    </button>
  )
}
