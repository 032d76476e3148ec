import { leagueLimits } from '@touchline/domain/leagues/limits'
import { thresholdBonuses } from '@touchline/domain/leagues/rule-set'
import { Plus, X } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { optionsOf } from '#web/ui/optional-select.tsx'
import { Select } from '#web/ui/select.tsx'

import { CountField } from './count-field.tsx'
import { PointsField } from './points-field.tsx'
import { RuleSection } from './rule-section.tsx'
import type { RulesPartProps } from './rules-part.ts'
import { bonusBound, highestBound } from './typed-figures.ts'
import { useRuleSentences } from './use-rule-sentences.ts'

type Bonus = RulesPartProps['rules']['bonuses'][number]

const kinds = [...thresholdBonuses, 'narrow_loss'] as const

/** Bonus points. */
export function BonusRules({ rules, onChange }: RulesPartProps) {
  const text = useText('leagueRules').bonuses
  const { bonuses: says } = useRuleSentences(rules)
  const { bonuses } = rules
  const put = (changed: Bonus[]) => onChange({ ...rules, bonuses: changed })
  return (
    <RuleSection title={text.title} says={says}>
      {bonuses.map((bonus, at) => (
        <BonusRow
          key={at}
          bonus={bonus}
          onChange={(changed) => put(bonuses.with(at, changed))}
          onRemove={() => put(bonuses.toSpliced(at, 1))}
        />
      ))}
      {bonuses.length < leagueLimits.bonuses && (
        <Button
          size="s"
          className="justify-self-start"
          icon={<Plus aria-hidden />}
          onClick={() => put([...bonuses, { kind: 'narrow_loss', within: 1, points: 1 }])}
        >
          {text.add}
        </Button>
      )}
    </RuleSection>
  )
}

interface BonusRowProps {
  readonly bonus: Bonus
  readonly onChange: (bonus: Bonus) => void
  readonly onRemove: () => void
}

function BonusRow({ bonus, onChange, onRemove }: BonusRowProps) {
  const text = useText('leagueRules').bonuses
  const { kind, points } = bonus
  const bound = bonusBound(bonus)
  return (
    <fieldset className="flex items-end gap-2">
      <legend className="sr-only">{text.kinds[kind]}</legend>
      <div className="grid min-w-0 grow grid-cols-2 items-end gap-2 sm:grid-cols-4">
        <Select
          className="col-span-2"
          label={text.kind}
          options={optionsOf(kinds, text.kinds)}
          value={kind}
          onChange={(chosen) => onChange(bonusOf(chosen, { bound, points }))}
        />
        <CountField
          label={kind === 'narrow_loss' ? text.within : text.atLeast}
          most={highestBound(kind)}
          value={bound}
          onChange={(typed) => onChange(bonusOf(kind, { bound: typed, points }))}
        />
        <PointsField
          label={text.points}
          value={points}
          onChange={(typed) => onChange({ ...bonus, points: typed })}
        />
      </div>
      <IconButton label={text.remove} icon={<X aria-hidden />} onClick={onRemove} />
    </fieldset>
  )
}

function bonusOf(
  kind: Bonus['kind'],
  { bound, points }: { readonly bound: number; readonly points: number },
): Bonus {
  return kind === 'narrow_loss' ? { kind, within: bound, points } : { kind, atLeast: bound, points }
}
