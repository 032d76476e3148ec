import { isLanguage, languageNames, languages } from '@touchline/domain/values/language'

import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { type Theme, useTheme } from '#web/platform/theme/theme.ts'

/** Language and appearance, for those who have no account yet. */
export function Preferences() {
  const text = useText('site')
  const { language, speak } = useLanguage()
  const { theme, choose } = useTheme()
  const themes: Record<Theme, string> = {
    system: text.themeSystem,
    light: text.themeLight,
    dark: text.themeDark,
  }
  return (
    <div className="flex flex-wrap gap-2">
      <select
        aria-label={text.language}
        value={language}
        className={look}
        onChange={(event) => {
          if (isLanguage(event.target.value)) speak(event.target.value)
        }}
      >
        {languages.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {languageNames[tag]}
          </option>
        ))}
      </select>
      <select
        aria-label={text.theme}
        value={theme}
        className={look}
        onChange={(event) => {
          if (isTheme(event.target.value)) choose(event.target.value)
        }}
      >
        {Object.entries(themes).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}

const look = 'control min-h-9 w-auto touch:min-h-11 py-1 text-s'

function isTheme(value: string): value is Theme {
  return value === 'light' || value === 'dark' || value === 'system'
}
