import { useReason } from '#web/platform/client/use-reason.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'

import { PlayedDetails } from '../../matches/played-details.tsx'
import { ScorePair } from '../../matches/score-stepper.tsx'
import type { ShownMatch } from '../use-match.ts'
import type { ResultEntry } from './use-result-entry.ts'

interface ResultFieldsProps {
  readonly match: ShownMatch
  readonly entry: ResultEntry
}

/** The score, and how it was decided. */
export function ResultFields({ match, entry }: ResultFieldsProps) {
  const { errors } = useText('wire')
  const reason = useReason(entry.error)
  const { entered, change } = entry
  const shown = sidesOf(match)
  // On match days our team is always on the left.
  const { side } = match.day
  return (
    <div className="grid gap-5">
      {entry.error !== null && <Banner tone="danger">{reason ?? errors.unavailable}</Banner>}
      <ScorePair
        shown={shown}
        first={side}
        score={entered.score}
        onChange={(score) => change({ score })}
      />
      <PlayedDetails
        asked={match.day.result.asked}
        shown={shown}
        first={side}
        entered={entered}
        onChange={change}
      />
    </div>
  )
}

function sidesOf({ day, names }: ShownMatch) {
  const [own, opponent] = [{ name: names.own }, { name: names.opponent }]
  return day.side === 'home' ? { home: own, away: opponent } : { home: opponent, away: own }
}
