import type { TeamFigures } from '@touchline/contract/statistics/shapes'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { LineChart } from '#web/ui/charts/line-chart.tsx'

import { useGameDay } from './use-game-day.ts'

/** A chart with two lines over all games: total scored and conceded. */
export function ScoresChart({ figures: { course, total } }: { figures: TeamFigures }) {
  const text = useText('statistics').team
  const { number } = useFormat()
  const { dayOf, monthOf } = useGameDay()
  return (
    <LineChart
      label={text.courseSummary(
        text.games(total.played),
        number(total.scored),
        number(total.conceded),
      )}
      lines={[
        { key: 'scored', name: text.scored, tone: 'accent', values: [0, ...course.map(scored)] },
        { key: 'conceded', name: text.conceded, tone: 'ink', values: [0, ...course.map(conceded)] },
      ]}
      marks={course.flatMap(({ game: { date } }, index) => {
        const month = date === null ? undefined : date.slice(0, 7)
        const before = course[index - 1]?.game.date?.slice(0, 7)
        return date === null || month === before ? [] : [{ at: index + 1, label: monthOf(date) }]
      })}
      readout={(step) => {
        const point = course[step - 1]
        return point && <Readout point={point} day={dayOf(point.game.date)} />
      }}
    />
  )
}

type Point = TeamFigures['course'][number]

const scored = (point: Point) => point.scored
const conceded = (point: Point) => point.conceded

function Readout({ point: { game, ...sum }, day }: { point: Point; day: string }) {
  const { inAll } = useText('statistics').team
  return (
    <span className="figures wrap-anywhere">
      {day} · <bdi>{game.opponent}</bdi>{' '}
      <strong className="whitespace-nowrap text-ink">
        {game.scored}:{game.conceded}
      </strong>{' '}
      <span className="whitespace-nowrap">({inAll(`${sum.scored}:${sum.conceded}`)})</span>
    </span>
  )
}
