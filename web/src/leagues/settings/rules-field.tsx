import type { League } from '@touchline/contract/leagues/shapes/league'
import { presetNames, presets, presetsOf } from '@touchline/domain/leagues/presets'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { optionsOf } from '#web/ui/optional-select.tsx'
import { Select } from '#web/ui/select.tsx'

type Rules = League['rules']

interface RulesFieldProps {
  readonly sport: string
  readonly rules: Rules
  readonly onChange: (rules: Rules) => void
}

const own = 'own'

/** One of the rule sets most leagues play by, those of the sport first; what it says stands below. */
export function RulesField({ sport, rules, onChange }: RulesFieldProps) {
  const text = useText('leagueSettings')
  const { separations } = useText('leagues').table
  const { number } = useFormat()
  const names = [...new Set([...presetsOf(sport), ...presetNames])]
  const chosen = names.find((name) => isSame(presets[name], rules)) ?? own
  const { win, draw, loss } = rules.points

  return (
    <div className="grid gap-2">
      <Select
        label={text.rules}
        options={[
          ...optionsOf(names, text.presets),
          ...(chosen === own ? [{ value: own, label: text.ownRules } as const] : []),
        ]}
        value={chosen}
        onChange={(name) => name !== own && onChange(copyOf(presets[name]))}
      />
      <p className="figures text-s text-muted">
        {text.points(number(win), number(draw), number(loss))}
      </p>
      <p className="text-s text-muted">
        {text.order(rules.order.map((criterion) => separations[criterion]).join(' → '))}
      </p>
    </div>
  )
}

function copyOf(rules: (typeof presets)['plain']): Rules {
  return {
    ...rules,
    setPoints: [...rules.setPoints],
    bonuses: [...rules.bonuses],
    order: [...rules.order],
  }
}

/** Equal in content, whatever the order of their keys. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, inner]) => [key, sorted(inner)])
}
