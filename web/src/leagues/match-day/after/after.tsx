import { may } from '@touchline/domain/teams/permissions'

import { useActor } from '#web/teams/team-context.tsx'

import type { ShownMatch } from '../use-match.ts'
import { DayHistory } from './day-history.tsx'
import { FinalResult } from './final-result.tsx'
import { PlayingTimes } from './playing-times.tsx'
import { Report } from './report.tsx'
import { Vote } from './vote.tsx'

/** After the match: result, report, playing times and vote. */
export function AfterMatch({ match }: { match: ShownMatch }) {
  const actor = useActor()
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <div className="grid gap-4">
        <FinalResult match={match} />
        <Vote match={match} />
        {may(actor, 'match-day.edit') && <DayHistory match={match} />}
      </div>
      <div className="grid gap-4">
        <Report match={match} />
        <PlayingTimes match={match} />
      </div>
    </div>
  )
}
