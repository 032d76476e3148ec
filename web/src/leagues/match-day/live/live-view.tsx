import { liveFrom } from '@touchline/domain/leagues/permissions'

import { useNow } from '#web/events/use-now.ts'
import { useReason } from '#web/platform/client/use-reason.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { cx } from '#web/ui/cx.ts'

import { type Tell, useTellLive, useUntold } from '../api/live.ts'
import type { ShownMatch } from '../use-match.ts'
import { AddLater } from './add-later.tsx'
import { EntryPad } from './entry-pad.tsx'
import { Feed } from './feed.tsx'
import { MatchSettings } from './match-settings.tsx'
import { type Tapping, useTapping } from './use-tapping.ts'
import { WhoSheet } from './who-sheet.tsx'

/** What happens, as it happens: told by one, followed by everybody. */
export function LiveView({ match }: { match: ShownMatch }) {
  const text = useText('matchDay').live
  const { tell, error } = useTellLive(match.event)
  const reason = useReason(error)
  const shared = { match, tell }
  const { asked, tap, note, giveUp } = useTapping(match, tell)
  const isEntered = match.mayEnter && match.day.result.endedAt === null
  return (
    <div className={cx('grid grid-cols-1 items-start gap-6', isEntered && 'lg:grid-cols-2')}>
      {isEntered && <Entry {...shared} onTap={tap} />}
      <section className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-l">{text.feed}</h2>
          <div className="flex flex-wrap gap-2">
            {match.mayEnter && !isEntered && <AddLater {...shared} />}
            {match.mayRun && <MatchSettings match={match} />}
          </div>
        </div>
        {reason !== undefined && <Banner tone="danger">{reason}</Banner>}
        <Told {...shared} />
        {match.mayEnter && !match.mayRun && <p className="text-s text-muted">{text.isScorer}</p>}
      </section>
      {/* What was tapped may still be told when the result is there, which takes the pad away. */}
      <WhoSheet match={match} asked={asked} onNote={note} onClose={giveUp} />
    </div>
  )
}

interface PartProps {
  readonly match: ShownMatch
  readonly tell: Tell
}

/** Nobody knows what happens before the day of the match. */
function Entry({ match, tell, onTap }: PartProps & { readonly onTap: Tapping['tap'] }) {
  const now = useNow()
  const from = liveFrom(match.event)
  if (now < from) return <NotYet from={from} match={match} />
  return <EntryPad match={match} tell={tell} onTap={onTap} />
}

function Told({ match, tell }: PartProps) {
  const text = useText('matchDay').live
  const untold = useUntold(match.event.id)
  const isSilent = match.live.marks.length + match.live.events.length === 0
  if (isSilent && !match.mayEnter) return <p className="text-muted">{text.notStartedText}</p>
  return (
    <Feed
      match={match}
      tell={tell}
      untold={new Set(untold.flatMap(({ change }) => idOf(change)))}
    />
  )
}

function NotYet({ from, match }: { readonly from: Date; readonly match: ShownMatch }) {
  const { opensAt } = useText('matchDay').live
  const { moment } = useFormat()
  return <Banner>{opensAt(moment(from, match.event.timeZone))}</Banner>
}

/** The happening a tap is about. */
function idOf(change: ReturnType<typeof useUntold>[number]['change']): readonly string[] {
  if (change.kind === 'note') return [change.event.id]
  return change.kind === 'correct' ? [change.matchEventId] : []
}
