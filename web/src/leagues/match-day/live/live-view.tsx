import { liveEntryOpensAt } from '@touchline/domain/leagues/permissions'
import { lazy, Suspense } from 'react'

import { useNow } from '#web/events/use-now.ts'
import { useReason } from '#web/platform/client/use-reason.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { cx } from '#web/ui/cx.ts'
import { useWasOpened } from '#web/ui/use-was-opened.ts'

import { type ReportChange, useSendTap } from '../api/live.ts'
import type { ShownMatch } from '../use-match.ts'
import { EntryPad } from './entry-pad.tsx'
import { Happenings } from './happenings.tsx'
import { UndoBar } from './undo-bar.tsx'
import { type EventEntry, useEventEntry } from './use-event-entry.ts'

/** Loaded with the first tap. */
const WhoSheet = lazy(async () => ({
  default: (await import('./player-sheet.tsx')).PlayerSheet,
}))

/** Live events: entered by one person, followed by everyone. */
export function LiveView({ match }: { match: ShownMatch }) {
  const { tell, error } = useSendTap(match.event)
  const reason = useReason(error)
  const shared = { match, tell }
  const { asked, tap, note, giveUp } = useEventEntry(match, tell)
  const isWhoMade = useWasOpened(asked !== undefined)
  const isEntered = match.mayEnter && match.day.result.endedAt === null
  return (
    <div className={cx('grid grid-cols-1 items-start gap-6', isEntered && 'lg:grid-cols-2')}>
      {isEntered && <Entry {...shared} onTap={tap} />}
      <Happenings {...shared} isEntered={isEntered} reason={reason} />
      {isEntered && <UndoBar {...shared} />}
      {/* Stays mounted after the result was entered, because a tap may still wait for its player. */}
      <Suspense>
        {isWhoMade && <WhoSheet match={match} asked={asked} onNote={note} onClose={giveUp} />}
      </Suspense>
    </div>
  )
}

interface PartProps {
  readonly match: ShownMatch
  readonly tell: ReportChange
}

/** Entry is closed until the day of the match. */
function Entry({ match, tell, onTap }: PartProps & { readonly onTap: EventEntry['tap'] }) {
  const now = useNow()
  const from = liveEntryOpensAt(match.event)
  if (now < from) return <NotYet from={from} match={match} />
  return <EntryPad match={match} tell={tell} onTap={onTap} />
}

function NotYet({ from, match }: { readonly from: Date; readonly match: ShownMatch }) {
  const { opensAt } = useText('matchDay').live
  const { moment } = useFormat()
  return <Banner>{opensAt(moment(from, match.event.timeZone))}</Banner>
}
