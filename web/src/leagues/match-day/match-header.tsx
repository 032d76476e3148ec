import { shootOutState } from '@touchline/domain/leagues/match-day/shoot-out'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

import { finalScoreOf, finalShootOutOf } from './final-score.ts'
import { MatchCrest } from './match-crest.tsx'
import { useClock } from './use-clock.ts'
import type { ShownMatch } from './use-match.ts'

/** Both teams with logos, and the score large enough to read from a distance. */
export function MatchHeader({ match }: { match: ShownMatch }) {
  return (
    <header className="on-pitch @container mb-4 overflow-clip rounded-surface bg-pitch pb-2 text-chalk">
      <h1>
        <FullStanding match={match} />
        <span
          aria-hidden
          className="grid grid-cols-2 items-center justify-items-center gap-x-3 gap-y-1.5 px-4 pt-4 text-center text-m sm:px-6 @min-[20rem]:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] @min-[30rem]:text-l"
        >
          <span className="col-span-2 row-start-1 @min-[20rem]:col-span-1 @min-[20rem]:col-start-2">
            <Score match={match} />
          </span>
          {(['own', 'opponent'] as const).map((side) => (
            <Side key={side} match={match} side={side} />
          ))}
        </span>
      </h1>
      <State match={match} />
      <hr className="chalk-line" />
    </header>
  )
}

interface SideProps {
  readonly match: ShownMatch
  readonly side: 'own' | 'opponent'
}

function Side({ match, side }: SideProps) {
  const isOwn = side === 'own'
  return (
    <>
      <span
        className={
          isOwn
            ? 'row-start-2 @min-[20rem]:row-start-1 @min-[20rem]:justify-self-start'
            : 'col-start-2 row-start-2 @min-[20rem]:col-start-3 @min-[20rem]:row-start-1 @min-[20rem]:justify-self-end'
        }
      >
        <MatchCrest match={match} side={side} />
      </span>
      <span
        className={
          isOwn
            ? 'row-start-3 line-clamp-2 wrap-anywhere @min-[20rem]:row-start-2 @min-[20rem]:justify-self-start @min-[20rem]:text-left'
            : 'col-start-2 row-start-3 line-clamp-2 wrap-anywhere @min-[20rem]:col-start-3 @min-[20rem]:row-start-2 @min-[20rem]:justify-self-end @min-[20rem]:text-right'
        }
      >
        {match.names[side]}
      </span>
    </>
  )
}

function Score({ match }: { match: ShownMatch }) {
  const score = shownScoreOf(match)
  if (score === undefined)
    return <span className="text-[3.5rem] leading-none text-chalk-muted">–</span>
  return (
    <span className="figures font-head text-[3.5rem] leading-none font-bold whitespace-nowrap @min-[30rem]:text-[4.5rem]">
      {score.own}
      <span className="mx-1.5 font-normal text-chalk-muted">:</span>
      {score.opponent}
    </span>
  )
}

/** The score for screen readers. */
function FullStanding({ match }: { match: ShownMatch }) {
  const text = useText('matchDay')
  const format = useFormat()
  const { names } = match
  const score = shownScoreOf(match)
  const words =
    score === undefined ? '–' : text.score(format.number(score.own), format.number(score.opponent))
  return (
    <span className="sr-only">
      {names.own} {words} {names.opponent}
    </span>
  )
}

/** Undefined before anything was entered. */
function shownScoreOf({ day, live }: ShownMatch) {
  const hasBegun = live.marks.length + live.events.length > 0 || day.result.endedAt !== null
  return finalScoreOf(day) ?? (hasBegun ? live.score : undefined)
}

/** Kick-off time, then minute and period, then "Final score"; a shoot-out in brackets. */
function State({ match }: { match: ShownMatch }) {
  const text = useText('matchDay')
  const format = useFormat()
  const { state, minute, clock } = useClock(match)
  const { event, day, live } = match
  const isOver = day.result.endedAt !== null
  const isLive = clock.period > 0 || live.events.length > 0 || isOver
  return (
    <p className="figures px-4 pt-1 pb-4 text-center text-chalk-muted first-letter:uppercase">
      <Penalties match={match} />
      {isLive
        ? [isOver ? '' : minute && text.live.minute(minute), state].filter(Boolean).join(' · ')
        : format.moment(event.startsAt, event.timeZone)}
    </p>
  )
}

/** "(4:3 pens)" below the score. */
function Penalties({ match: { day, live } }: { match: ShownMatch }) {
  const { penalties } = useText('events').page.matchDay
  const running = shootOutState(live.events)
  const shown =
    finalScoreOf(day) === undefined ? running.kicks.length > 0 && running : finalShootOutOf(day)
  if (!shown) return null
  return (
    <span className="block text-l font-semibold text-chalk">
      {penalties(shown.own, shown.opponent)}
    </span>
  )
}
