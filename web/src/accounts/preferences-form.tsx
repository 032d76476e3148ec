import type { MeChange } from '@touchline/contract/accounts/shapes'
import { languages } from '@touchline/domain/values/language'
import { useSyncExternalStore } from 'react'

import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { type Theme, useTheme } from '#web/platform/theme/theme.ts'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'

import { useChangeMe, usePreferences } from './api.ts'
import { NotifyForm } from './notify-form.tsx'
import { QueryBoundary } from './query-boundary.tsx'

/** Notification choices and appearance. */
export function PreferencesForm() {
  const text = useText('accounts')
  const preferences = usePreferences()
  return (
    <div className="grid gap-12">
      <section>
        <h2 className="mb-5 text-l">{text.preferences}</h2>
        <QueryBoundary query={preferences}>
          {preferences.data && <NotifyForm stored={preferences.data} />}
        </QueryBoundary>
      </section>
      <DisplayChoices />
    </div>
  )
}

/** Language and appearance: applied at once, and saved for all devices. */
function DisplayChoices() {
  const text = useText('accounts')
  const toast = useToast()
  const { language, speak } = useLanguage()
  const { theme, choose } = useTheme()
  const isDark = useIsDark(theme)
  const change = useChangeMe()

  function keep(preference: Pick<MeChange, 'language' | 'theme'>): void {
    change.mutate(preference, {
      onError: () => toast({ title: text.preferencesFailed, tone: 'error' }),
    })
  }

  function show(chosen: Theme): void {
    choose(chosen)
    keep({ theme: chosen })
  }

  return (
    <section>
      <h2 className="mb-5 text-l">{text.notify.display}</h2>
      <div className="grid gap-5">
        <div className="grid max-w-xs justify-items-start gap-1">
          <div className="w-full">
            <Switch
              label={text.darkMode}
              value={isDark}
              onChange={(on) => show(on ? 'dark' : 'light')}
            />
          </div>
          {theme !== 'system' && (
            <Button size="s" variant="quiet" className="-ml-3" onClick={() => show('system')}>
              {text.themes.system}
            </Button>
          )}
        </div>
        <Select
          label={text.language}
          className="max-w-xs"
          options={languages.map((value) => ({ value, label: text.languages[value] }))}
          value={language}
          onChange={(chosen) => {
            speak(chosen)
            keep({ language: chosen })
          }}
        />
      </div>
    </section>
  )
}

const darkDevice = '(prefers-color-scheme: dark)'

function useIsDark(theme: Theme): boolean {
  const deviceIsDark = useSyncExternalStore(
    (notifications) => {
      const query = matchMedia(darkDevice)
      query.addEventListener('change', notifications)
      return () => query.removeEventListener('change', notifications)
    },
    () => matchMedia(darkDevice).matches,
  )
  return theme === 'dark' || (theme === 'system' && deviceIsDark)
}
