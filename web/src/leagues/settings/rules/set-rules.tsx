import { leagueLimits } from '@touchline/domain/leagues/limits'
import { Plus, X } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

import { CountField } from './count-field.tsx'
import { PointsField } from './points-field.tsx'
import { RuleSection } from './rule-section.tsx'
import type { RulesPartProps } from './rules-part.ts'
import { useRuleSentences } from './use-rule-sentences.ts'

type SetPoints = RulesPartProps['rules']['setPoints'][number]

const usual: SetPoints = { setsWon: 3, setsLost: 0, winner: 3, loser: 0 }

/** For sports with sets: points by score. */
export function SetRules({ rules, onChange }: RulesPartProps) {
  const text = useText('leagueRules').sets
  const { sets: says } = useRuleSentences(rules)
  const { setPoints } = rules
  const put = (rows: SetPoints[]) => onChange({ ...rules, setPoints: rows })
  return (
    <RuleSection title={text.title} says={says}>
      {setPoints.map((row, at) => (
        <SetRow
          key={at}
          row={row}
          onChange={(changed) => put(setPoints.with(at, changed))}
          onRemove={() => put(setPoints.toSpliced(at, 1))}
        />
      ))}
      {setPoints.length < leagueLimits.setPoints && (
        <Button
          size="s"
          className="justify-self-start"
          icon={<Plus aria-hidden />}
          onClick={() => put([...setPoints, usual])}
        >
          {text.add}
        </Button>
      )}
    </RuleSection>
  )
}

interface SetRowProps {
  readonly row: SetPoints
  readonly onChange: (row: SetPoints) => void
  readonly onRemove: () => void
}

function SetRow({ row, onChange, onRemove }: SetRowProps) {
  const text = useText('leagueRules').sets
  const score = `${row.setsWon}:${row.setsLost}`
  return (
    <fieldset className="flex items-end gap-2">
      <legend className="sr-only">{score}</legend>
      <div className="grid min-w-0 grow grid-cols-2 items-end gap-2 sm:grid-cols-4">
        {(['setsWon', 'setsLost'] as const).map((field) => (
          <CountField
            key={field}
            label={text[field]}
            most={leagueLimits.setScore}
            value={row[field]}
            onChange={(sets) => onChange({ ...row, [field]: sets })}
          />
        ))}
        {(['winner', 'loser'] as const).map((field) => (
          <PointsField
            key={field}
            label={text[field]}
            value={row[field]}
            onChange={(points) => onChange({ ...row, [field]: points })}
          />
        ))}
      </div>
      <IconButton label={text.remove(score)} icon={<X aria-hidden />} onClick={onRemove} />
    </fieldset>
  )
}
