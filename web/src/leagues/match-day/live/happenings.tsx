import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'

import { type ReportChange, usePendingTaps } from '../api/live.ts'
import type { ShownMatch } from '../use-match.ts'
import { AddPastEvents } from './add-past-events.tsx'
import { Feed } from './feed.tsx'
import { MatchSettings } from './match-settings.tsx'

interface PartProps {
  readonly match: ShownMatch
  readonly tell: ReportChange
}

interface HappeningsProps extends PartProps {
  /** The entry pad is shown too. */
  readonly isEntered: boolean
  /** Why the last tap was refused. */
  readonly reason: string | undefined
}

/** The events so far, for everyone following. */
export function Happenings({ match, tell, isEntered, reason }: HappeningsProps) {
  const text = useText('matchDay').live
  const shared = { match, tell }
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-l">{text.feed}</h2>
        <div className="flex flex-wrap gap-2">
          {match.mayEnter && !isEntered && <AddPastEvents {...shared} />}
          {match.mayRun && <MatchSettings match={match} />}
        </div>
      </div>
      {reason !== undefined && <Banner tone="danger">{reason}</Banner>}
      <MatchFeed {...shared} />
      {match.mayEnter && !match.mayRun && <p className="text-s text-muted">{text.isScorer}</p>}
    </section>
  )
}

function MatchFeed({ match, tell }: PartProps) {
  const text = useText('matchDay').live
  const pending = usePendingTaps(match.event.id)
  const isSilent = match.live.marks.length + match.live.events.length === 0
  if (isSilent && !match.mayEnter) return <p className="text-muted">{text.notStartedText}</p>
  return (
    <Feed
      match={match}
      tell={tell}
      pending={new Set(pending.flatMap(({ change }) => idOf(change)))}
    />
  )
}

/** The event a tap is about. */
function idOf(change: ReturnType<typeof usePendingTaps>[number]['change']): readonly string[] {
  if (change.kind === 'note') return [change.event.id]
  return change.kind === 'correct' ? [change.matchEventId] : []
}
