import type { RecordedFigures } from '@touchline/domain/leagues/figures'
import { decisions } from '@touchline/domain/leagues/match'

import { useText } from '#web/platform/language/language.tsx'
import { optionsOf } from '#web/ui/optional-select.tsx'
import { Select } from '#web/ui/select.tsx'

import type { EnteredResult } from './entered-result.ts'
import { ResultFigures } from './result-figures.tsx'
import { ScorePair, type Sides } from './score-stepper.tsx'

interface PlayedDetailsProps {
  readonly asked: RecordedFigures
  readonly shown: Sides
  readonly first?: 'home' | 'away' | undefined
  readonly entered: EnteredResult
  readonly onChange: (parts: Partial<EnteredResult>) => void
}

/** Extra time, shoot-out, tries and sets of a match. Sports with sets have no extra time. */
export function PlayedDetails(props: PlayedDetailsProps) {
  const { asked, shown, first, entered, onChange } = props
  const { result: text, decided: words } = useText('leagues')
  const { decided, shootOut } = entered
  return (
    <>
      {(!asked.sets || decided !== 'regulation') && (
        <Select
          label={text.decided}
          options={optionsOf(decisions, words)}
          value={decided}
          onChange={(chosen) => onChange({ decided: chosen })}
        />
      )}
      {decided === 'shoot_out' && (
        <fieldset className="grid gap-2">
          <legend className="font-medium">{text.shootOut}</legend>
          <ScorePair
            shown={shown}
            first={first}
            score={shootOut}
            onChange={(value) => onChange({ shootOut: value })}
          />
        </fieldset>
      )}
      <ResultFigures asked={asked} shown={shown} entered={entered} onChange={onChange} />
    </>
  )
}
