import type { PlayerFigures } from '@touchline/contract/statistics/shapes'
import {
  figuresOf,
  type PlayerFigure,
  scoringOf,
} from '@touchline/domain/statistics/player-figures'

import { knownName } from '#web/members/known-name.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import type { Column } from '#web/ui/data-table.tsx'

import { useStatisticsPlace } from '../use-statistics-place.ts'

/** Columns for names and figures; on a phone, the name, a summary and the figure sorted by. */
export function usePlayerColumns(sport: string): readonly Column<PlayerFigures>[] {
  const { players: text } = useText('statistics')
  const { key } = useStatisticsPlace().sorting
  const figures = figuresOf(sport)
  const aside = figures.find((one) => one === key) ?? 'attendanceRate'
  return [
    {
      key: 'face',
      header: text.member,
      headerHidden: true,
      phone: 'lead',
      cell: (player) => <Avatar id={player.memberId} name={player} />,
    },
    {
      key: 'member',
      header: text.member,
      sortable: true,
      phone: 'title',
      cell: (player) => (
        <span className="wrap-anywhere md:block md:min-w-32">{knownName(player)}</span>
      ),
    },
    {
      key: 'onPhone',
      header: text.summary.games(2),
      headerHidden: true,
      phone: 'detail',
      cell: (player) => <Summary player={player} sport={sport} aside={aside} />,
    },
    ...figures.map((figure): Column<PlayerFigures> => ({
      key: figure,
      header: text.columns[figure],
      sortable: true,
      align: 'end',
      ...(figure === aside && { phone: 'aside' }),
      cell: (player) => (
        <>
          <Figure figure={figure} value={player[figure]} />
          {figure === aside && (
            <span
              aria-hidden
              className="block max-w-28 text-s leading-tight hyphens-auto text-muted md:hidden"
            >
              {text.columns[figure]}
            </span>
          )}
        </>
      ),
    })),
  ]
}

interface SummaryProps {
  readonly player: PlayerFigures
  readonly sport: string
  /** Shown separately, not in the summary. */
  readonly aside: PlayerFigure
}

/** On phones the two main figures, on portrait paper all. */
function Summary({ player, sport, aside }: SummaryProps) {
  const { summary, columns } = useText('statistics').players
  const scoring = scoringOf(sport)
  const others = figuresOf(sport).filter((one) => ![aside, 'games', scoring].includes(one))
  return (
    <span className="figures md:hidden">
      {summary.games(player.games)} · {summary[scoring](player[scoring])}
      {others.map((figure) => (
        <span key={figure} className="hidden print:inline">
          {' · '}
          {columns[figure]} <Figure figure={figure} value={player[figure]} />
        </span>
      ))}
    </span>
  )
}

function Figure({ figure, value }: { figure: PlayerFigure; value: number | null }) {
  const { noRate } = useText('statistics').players
  const { number, share } = useFormat()
  if (value === null)
    return (
      <span className="text-muted">
        <span aria-hidden>–</span>
        <span className="sr-only">{noRate}</span>
      </span>
    )
  return figure === 'attendanceRate' ? share(value) : number(value)
}
