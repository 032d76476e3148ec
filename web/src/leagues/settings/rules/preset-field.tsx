import { presets } from '@touchline/domain/leagues/presets'

import { useText } from '#web/platform/language/language.tsx'
import { optionsOf } from '#web/ui/optional-select.tsx'
import { Select } from '#web/ui/select.tsx'

import { copyRules, presetsInOrder, findPreset } from './find-preset.ts'
import type { RulesPartProps } from './rules-part.ts'

const own = 'own'

/** Common rule sets, those of the sport first. */
export function PresetField({
  sport,
  rules,
  onChange,
}: RulesPartProps & { readonly sport: string }) {
  const text = useText('leagueSettings')
  const chosen = findPreset(rules, sport) ?? own
  return (
    <Select
      label={text.rules}
      options={[
        ...optionsOf(presetsInOrder(sport), text.presets),
        ...(chosen === own ? [{ value: own, label: text.ownRules } as const] : []),
      ]}
      value={chosen}
      onChange={(name) => name !== own && onChange(copyRules(presets[name]))}
    />
  )
}
