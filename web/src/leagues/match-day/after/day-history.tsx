import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useColon } from '#web/platform/language/use-colon.ts'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useMatchDayHistory } from '../../api/history.ts'
import { CollapsibleHistory } from '../../history/collapsible-history.tsx'
import { MatchChanges, HistoryEntry } from '../../history/match-changes.tsx'
import { useHappeningWords } from '../live/use-happening-words.ts'
import type { ShownMatch } from '../use-match.ts'

/** Who entered and corrected the result and live events. */
export function DayHistory({ match }: { match: ShownMatch }) {
  return (
    <CollapsibleHistory>
      <Loaded match={match} />
    </CollapsibleHistory>
  )
}

function Loaded({ match }: { match: ShownMatch }) {
  const colon = useColon()
  const text = useText('matchHistory')
  const { loading } = useText('wire')
  const { event } = match
  const inWords = useHappeningWords(match)
  const trace = useMatchDayHistory({ teamId: event.teamId, eventId: event.id })
  if (trace.isError) return <LoadFailure title={text.failed} query={trace} />
  if (trace.isPending) return <SkeletonRows label={loading} />
  const { changes, events } = trace.data
  if (changes.length + events.length === 0) return <p className="text-muted">{text.nothing}</p>
  return (
    <>
      <MatchChanges changes={changes} timeZone={event.timeZone} />
      <ol className="divide-y divide-line border-t border-line">
        {events.map(({ matchEventId, what, before, at, by }) => (
          <HistoryEntry key={`${matchEventId} ${at}`} by={by} at={at} timeZone={event.timeZone}>
            <p className="wrap-anywhere">
              {what === 'corrected' ? text.corrected : text.takenBack}
              {colon} <s className="text-muted">{inWords.inShort(before)}</s>
            </p>
          </HistoryEntry>
        ))}
      </ol>
    </>
  )
}
