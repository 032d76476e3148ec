import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'

import { useText } from '#web/platform/language/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

import { balanceOf } from './draw-balance.ts'
import type { DrawnSchedule } from './draw-form.ts'
import { DrawnRound } from './drawn-round.tsx'

interface DrawnFixturesProps {
  readonly whole: LeagueDetails
  readonly drawn: DrawnSchedule
  readonly isAdding: boolean
  readonly onAdd: () => void
}

/** All matches of a draw, round by round, and its balance. */
export function DrawnFixtures({ whole, drawn, isAdding, onAdd }: DrawnFixturesProps) {
  const text = useText('leagueEntry').draw
  const { matches, byes } = drawn
  const names = new Map(whole.teams.map(({ id, name }) => [id, name]))
  const rounds = Map.groupBy(matches, ({ round }) => round)
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Badge>{text.matches(matches.length)}</Badge>
        <Button variant="primary" busy={isAdding} busyLabel={text.adding} onClick={onAdd}>
          {text.add(matches.length)}
        </Button>
      </div>
      {whole.matches.length > 0 && <p className="text-muted">{text.there(whole.matches.length)}</p>}
      <BalanceTable names={names} matches={matches} />
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 xl:grid-cols-2">
        {[...rounds].map(([round, games]) => (
          <DrawnRound
            key={round}
            round={round}
            games={games}
            byes={byes.filter((bye) => bye.round === round).map(({ team }) => team)}
            names={names}
          />
        ))}
      </div>
    </div>
  )
}

interface BalanceTableProps extends Pick<DrawnSchedule, 'matches'> {
  readonly names: ReadonlyMap<string, string>
}

function BalanceTable({ names, matches }: BalanceTableProps) {
  const text = useText('leagueEntry').draw
  const playing = new Set(matches.flatMap(({ home, away }) => [home, away]))
  const teams = [...names.keys()].filter((id) => playing.has(id))
  return (
    <details>
      <summary className="font-medium">{text.balance}</summary>
      <table className="mt-2 w-full max-w-xl border-collapse text-left">
        <thead>
          <tr className="border-b border-edge text-s text-muted [&>th]:py-1.5 [&>th]:pr-3 [&>th]:font-medium">
            <th scope="col">{text.team}</th>
            <th scope="col">{text.home}</th>
            <th scope="col">{text.away}</th>
            <th scope="col">{text.row}</th>
          </tr>
        </thead>
        <tbody>
          {balanceOf(teams, matches).map(({ team, home, away, longestRow }) => (
            <tr key={team} className="border-b border-line [&>td]:pr-3">
              <th scope="row" className="py-1.5 pr-3 font-normal wrap-anywhere">
                {names.get(team)}
              </th>
              <td className="figures">{home}</td>
              <td className="figures">{away}</td>
              <td className="figures">{longestRow}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
