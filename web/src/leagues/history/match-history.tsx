import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'

import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useMatchHistory } from '../api/history.ts'
import { CollapsibleHistory } from './collapsible-history.tsx'
import { MatchChanges } from './match-changes.tsx'

interface MatchHistoryProps extends Pick<LeagueDetails, 'league'> {
  readonly matchId: string
}

/** Who entered, corrected and confirmed a league match. */
export function MatchHistory(props: MatchHistoryProps) {
  return (
    <CollapsibleHistory>
      <Loaded {...props} />
    </CollapsibleHistory>
  )
}

function Loaded({ league, matchId }: MatchHistoryProps) {
  const text = useText('matchHistory')
  const { loading } = useText('wire')
  const trace = useMatchHistory(league, matchId)
  if (trace.isError) return <LoadFailure title={text.failed} query={trace} />
  if (trace.isPending) return <SkeletonRows label={loading} />
  const { changes } = trace.data
  if (changes.length === 0) return <p className="text-muted">{text.nothing}</p>
  return <MatchChanges changes={changes} timeZone={league.timeZone} />
}
