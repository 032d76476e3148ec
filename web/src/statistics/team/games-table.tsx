import type { Game, TeamFigures } from '@touchline/contract/statistics/shapes'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { useGameDay } from './use-game-day.ts'

type Point = TeamFigures['course'][number]

interface GamesTableProps {
  readonly teamId: string
  readonly course: readonly Point[]
}

/** The chart's data as a table, latest first. */
export function GamesTable({ teamId, course }: GamesTableProps) {
  const { team: text } = useText('statistics')
  return (
    <DataTable
      caption={text.course}
      columns={useGameColumns(teamId)}
      rows={course.toReversed()}
      rowKey={({ game }) => game.id}
    />
  )
}

function useGameColumns(teamId: string): readonly Column<Point>[] {
  const { team: text, types } = useText('statistics')
  const { dayOf } = useGameDay()
  const { columns } = text
  return [
    { key: 'date', header: columns.date, cell: ({ game }) => dayOf(game.date) },
    {
      key: 'opponent',
      header: columns.opponent,
      phone: 'title',
      cell: ({ game }) => <Opponent teamId={teamId} game={game} />,
    },
    {
      key: 'onPhone',
      header: columns.at,
      phone: 'detail',
      cell: ({ game }) => (
        <>
          <span className="md:hidden">{dayOf(game.date)} · </span>
          {text[game.at]}
        </>
      ),
    },
    { key: 'type', header: columns.type, cell: ({ game }) => types[game.type] },
    { key: 'result', header: columns.result, cell: ({ game }) => text.results[game.result] },
    {
      key: 'score',
      header: columns.score,
      align: 'end',
      phone: 'aside',
      cell: ({ game }) => (
        <strong>
          {game.scored}:{game.conceded}
          <span className="sr-only md:hidden">, {text.results[game.result]}</span>
        </strong>
      ),
    },
    {
      key: 'total',
      header: columns.total,
      align: 'end',
      cell: ({ scored, conceded }) => `${scored}:${conceded}`,
    },
  ]
}

function Opponent({ teamId, game }: { teamId: string; game: Game }) {
  if (game.eventId === null) return <span className="wrap-anywhere">{game.opponent}</span>
  return (
    <TextLink to={paths.event(teamId, game.eventId)} className="wrap-anywhere">
      {game.opponent}
    </TextLink>
  )
}
