import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

import { finalScoreOf } from './final-score.ts'
import { useClock } from './use-clock.ts'
import type { ShownMatch } from './use-match.ts'

/** Who plays whom, and how it stands; on the pitch's green. */
export function MatchHeader({ match }: { match: ShownMatch }) {
  const text = useText('matchDay')
  const format = useFormat()
  const { event, day, names, live } = match
  const { clock, state, minute } = useClock(match)
  const final = finalScoreOf(day)
  const score = final ?? live.score
  const isOver = day.result.endedAt !== null
  const isLive = clock.period > 0 || live.events.length > 0 || isOver
  return (
    <header className="on-pitch @container mb-4 overflow-clip rounded-surface bg-pitch pb-2 text-chalk">
      <h1 className="grid justify-items-center gap-x-3 px-4 pt-4 text-center text-l @min-[18rem]:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] @min-[18rem]:items-center sm:px-6">
        <span className="line-clamp-3 wrap-anywhere @min-[18rem]:justify-self-end @min-[18rem]:text-right">
          {names.own}
        </span>
        {isLive || final ? (
          <span className="figures text-xl whitespace-nowrap">
            <span aria-hidden>
              {score.own} : {score.opponent}
            </span>
            <span className="sr-only">
              {text.score(format.number(score.own), format.number(score.opponent))}
            </span>
          </span>
        ) : (
          <span className="text-chalk-muted">–</span>
        )}
        <span className="line-clamp-3 wrap-anywhere @min-[18rem]:justify-self-start @min-[18rem]:text-left">
          {names.opponent}
        </span>
      </h1>
      <p className="figures px-4 pt-1 pb-4 text-center text-chalk-muted first-letter:uppercase">
        {isLive
          ? [isOver ? '' : minute && text.live.minute(minute), state].filter(Boolean).join(' · ')
          : format.moment(event.startsAt, event.timeZone)}
      </p>
      <hr className="chalk-line" />
    </header>
  )
}
