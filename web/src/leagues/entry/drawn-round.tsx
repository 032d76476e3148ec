import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

import type { DrawnSchedule } from './draw-form.ts'

interface DrawnRoundProps {
  readonly round: number
  readonly games: DrawnSchedule['matches']
  /** Teams without a match. */
  readonly byes: readonly string[]
  readonly names: ReadonlyMap<string, string>
}

/** The matches of a round, with dates if it takes several days. */
export function DrawnRound({ round, games, byes, names }: DrawnRoundProps) {
  const text = useText('leagueEntry').draw
  const { day } = useText('leagues').fixtures
  const { dayOf } = useFormat()
  const dates = [...new Set(games.map(({ date }) => date))].toSorted()
  const inWords = (date: string) => dayOf(date, 'UTC')
  return (
    <section className="contain-content">
      <h2 className="flex flex-wrap items-baseline gap-x-3 text-m font-semibold">
        {day(round)}
        {dates.length === 1 && (
          <span className="figures text-s font-normal text-muted">{dates.map(inWords)}</span>
        )}
      </h2>
      <ul className="mt-1 divide-y divide-line border-t border-line">
        {games.map(({ home, away, date, time, venue }) => (
          <li key={home} className="py-1.5">
            <span className="block wrap-anywhere">
              <bdi>{names.get(home)}</bdi> – <bdi>{names.get(away)}</bdi>
            </span>
            <span className="figures flex flex-wrap gap-x-3 text-s text-muted">
              {dates.length > 1 && <span>{inWords(date)}</span>}
              <span>{time}</span>
              {venue !== null && <span className="wrap-anywhere">{venue}</span>}
            </span>
          </li>
        ))}
        {byes.map((team) => (
          <li key={team} className="py-1.5 text-s wrap-anywhere text-muted">
            {text.rests(names.get(team) ?? '')}
          </li>
        ))}
      </ul>
    </section>
  )
}
