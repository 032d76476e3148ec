import { type RuleSet, shootOutGoals } from '@touchline/domain/leagues/rule-set'
import type { ReactNode } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { optionsOf } from '#web/ui/optional-select.tsx'
import { Select } from '#web/ui/select.tsx'

import { PointsField } from './points-field.tsx'
import { RuleSection } from './rule-section.tsx'
import type { RulesPartProps } from './rules-part.ts'
import { useRuleSentences } from './use-rule-sentences.ts'

type Result = Exclude<keyof RuleSet['points'], 'goallessDraw'>

const results: readonly Result[] = ['win', 'draw', 'loss']
const late: readonly Result[] = ['overtimeWin', 'overtimeLoss', 'shootOutWin', 'shootOutLoss']
const forfeits: readonly Result[] = ['forfeitWin', 'forfeitLoss']

/** Points for results in regular time, later, and without a match. */
export function PointsRules({ rules, onChange }: RulesPartProps) {
  const text = useText('leagueRules')
  const says = useRuleSentences(rules)
  const shown = { rules, onChange }
  return (
    <RuleSection
      title={text.results.title}
      says={[
        ...says.results,
        ...says.late,
        ...says.shootOutGoal,
        ...says.forfeit,
        ...says.cancelled,
      ]}
    >
      <ResultFields {...shown} results={results}>
        <GoallessField {...shown} />
      </ResultFields>
      <ResultFields {...shown} results={late} />
      <ResultFields {...shown} results={forfeits} />
      <div className="grid items-end gap-3 sm:grid-cols-2">
        <Select
          label={text.shootOutGoal.title}
          options={optionsOf(shootOutGoals, text.shootOutGoal)}
          value={rules.shootOutGoal}
          onChange={(shootOutGoal) => onChange({ ...rules, shootOutGoal })}
        />
        <CancelledFields {...shown} />
      </div>
    </RuleSection>
  )
}

interface ResultFieldsProps extends RulesPartProps {
  readonly results: readonly Result[]
  /** Shown after them. */
  readonly children?: ReactNode
}

function ResultFields(props: ResultFieldsProps) {
  const { rules, onChange } = props
  const text = useText('leagueRules').results
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] items-end gap-3">
      {props.results.map((result) => (
        <PointsField
          key={result}
          label={text[result]}
          value={rules.points[result]}
          onChange={(points) =>
            onChange({ ...rules, points: { ...rules.points, [result]: points } })
          }
        />
      ))}
      {props.children}
    </div>
  )
}

/** A goalless draw counts like any other draw by default. */
function GoallessField({ rules, onChange }: RulesPartProps) {
  const { points } = rules
  return (
    <PointsField
      label={useText('leagueRules').results.goallessDraw}
      value={points.goallessDraw ?? (Number.isNaN(points.draw) ? null : points.draw)}
      onChange={(goallessDraw) => onChange({ ...rules, points: { ...points, goallessDraw } })}
    />
  )
}

function CancelledFields({ rules, onChange }: RulesPartProps) {
  const text = useText('leagueRules').cancelled
  const { cancelled, points } = rules
  return (
    <>
      <Select
        label={text.title}
        options={optionsOf(['nothing', 'draw'] as const, text)}
        value={cancelled.kind}
        onChange={(kind) =>
          onChange({
            ...rules,
            cancelled: kind === 'nothing' ? { kind } : { kind, points: points.draw },
          })
        }
      />
      {cancelled.kind === 'draw' && (
        <PointsField
          label={text.points}
          value={cancelled.points}
          onChange={(each) => onChange({ ...rules, cancelled: { kind: 'draw', points: each } })}
        />
      )}
    </>
  )
}
