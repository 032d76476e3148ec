import type {
  MatchHappening,
  MatchEventView,
} from '@touchline/contract/leagues/shapes/match-day/live'
import { duplicateEvents } from '@touchline/domain/leagues/match-day/duplicate-events'
import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { useIsAway } from '#web/platform/client/availability.ts'
import { useText } from '#web/platform/language/language.tsx'
import { WaitsForNetwork } from '#web/platform/offline/waits-for-network.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

import type { ReportChange } from '../api/live.ts'
import type { ShownMatch } from '../use-match.ts'
import { findLastEvent } from './changes.ts'
import { EventKindIcon } from './event-kind-icon.tsx'
import { useHappeningWords } from './use-happening-words.ts'

/** Loaded when opened, as it is rarely needed. */
const HappeningDialog = lazy(async () => ({
  default: (await import('./happening-dialog.tsx')).HappeningDialog,
}))

interface FeedProps {
  readonly match: ShownMatch
  readonly tell: ReportChange
  /** Ids of unsent taps. */
  readonly pending: ReadonlySet<string>
}

/** The events, latest first; announced to screen readers. */
export function Feed({ match, tell, pending }: FeedProps) {
  const text = useText('matchDay')
  const isAway = useIsAway()
  const { inShort } = useHappeningWords(match)
  const [correctedId, setCorrectedId] = useState<string>()
  const { live, mayEnter } = match
  const corrected = live.events.find(({ id }) => id === correctedId)
  const latest = findLastEvent(live.events)
  const twice = mayEnter ? duplicateEvents(live.events) : undefined
  const score = text.score(String(live.score.own), String(live.score.opponent))
  return (
    <>
      <p role="status" className="sr-only">
        {latest && text.live.announced(inShort(latest), score)}
      </p>
      {live.events.length === 0 ? (
        <p className="text-muted">{text.live.nothingYet}</p>
      ) : (
        <ol aria-label={text.live.feed} className="grid divide-y divide-line">
          {live.events.toReversed().map((event) => (
            <FeedRow
              key={event.id}
              match={match}
              event={event}
              waits={isAway && pending.has(event.id)}
              isTwice={twice?.has(event.id) === true}
              onCorrect={mayEnter ? () => setCorrectedId(event.id) : undefined}
            />
          ))}
        </ol>
      )}
      <Suspense>
        {corrected && (
          <HappeningDialog
            match={match}
            title={text.live.correctTitle}
            first={happeningOf(corrected)}
            onSave={(changes) => {
              const { id: matchEventId, version } = corrected
              tell({ kind: 'correct', matchEventId, version, changes })
            }}
            onRemove={() => tell({ kind: 'take_back', matchEventId: corrected.id })}
            onClose={() => setCorrectedId(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}

function happeningOf({
  kind,
  side,
  member,
  partner,
  period,
  second,
}: MatchHappening): MatchHappening {
  return { kind, side, member, partner, period, second }
}

interface FeedRowProps {
  readonly match: ShownMatch
  readonly event: MatchEventView
  readonly waits: boolean
  /** Someone else seems to have entered it too. */
  readonly isTwice: boolean
  readonly onCorrect: (() => void) | undefined
}

function FeedRow({ match, event, waits, isTwice, onCorrect }: FeedRowProps) {
  const text = useText('matchDay')
  const { minuteIn, what, who, partner, inShort } = useHappeningWords(match)
  return (
    <li className="flex items-start gap-3 py-2">
      <span className="figures w-14 shrink-0 text-right text-muted">{minuteIn(event) || '–'}</span>
      <EventKindIcon kind={event.kind} />
      <div className="min-w-0 grow wrap-anywhere">
        <span className="line-clamp-3">
          <span className="font-medium">{what(event)}</span> {who(event)}
        </span>
        {event.partner !== null && (
          <span className="block text-s text-muted">{partner(event)}</span>
        )}
        {isTwice && <span className="block text-s text-warning">{text.live.twice}</span>}
        {waits && <WaitsForNetwork />}
      </div>
      {onCorrect && (
        <IconButton
          className="no-print"
          label={text.live.correctOne(inShort(event))}
          icon={<Pencil aria-hidden />}
          onClick={onCorrect}
        />
      )}
    </li>
  )
}
