import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import type { Stage } from '@touchline/contract/leagues/shapes/parts'
import type { League } from '@touchline/domain/leagues/league'

import { useToday } from '#web/events/use-today.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

import { shownStage } from '../../table/shown-stage.ts'
import { changedRows } from './changed-rows.ts'

interface TableChangeProps {
  readonly whole: LeagueDetails
  /** The league with the edited rules. */
  readonly after: League
  /** The stage with these rules; null for those of the league. */
  readonly stage: string | null
}

/** How edited rules would change today's table, before they are saved. */
export function TableChange({ whole, after, stage }: TableChangeProps) {
  const text = useText('leagueRules')
  const { columns } = useText('leagues').table
  const { league, teams } = whole
  const day = useToday(league.timeZone)
  const rows = changedRows({
    before: { ...whole, sport: league.sport, rules: league.rules },
    after,
    stage: stage ?? shownStage(whole.stages.filter(followsLeague), null),
    day,
  })
  const names = new Map(teams.map(({ id, name }) => [id, name]))
  return (
    <section aria-live="polite" className="grid gap-2 border-t border-line pt-4">
      <h3 className="font-semibold">{text.preview}</h3>
      {rows.length === 0 ? (
        <p className="text-muted">{text.unchanged}</p>
      ) : (
        <table className="w-full border-collapse">
          <thead>
            <tr className="border-b border-edge text-s text-muted">
              <th scope="col" className="py-1.5 text-left font-medium">
                {columns.team}
              </th>
              <th scope="col" className="px-1.5 py-1.5 text-right font-medium">
                {columns.position}
              </th>
              <th scope="col" className="py-1.5 text-right font-medium">
                {columns.points}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ team, place, points }) => (
              <tr key={team} className="border-b border-line">
                <th scope="row" className="py-1.5 text-left font-normal wrap-anywhere">
                  {names.get(team)}
                </th>
                <Turned {...place} />
                <Turned {...points} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** Tables of stages with their own rules don't change. */
function followsLeague(part: Stage): boolean {
  return part.kind === 'table' && part.rules === null
}

/** "3 › 1", or one number if unchanged. */
function Turned({ before, after }: { readonly before: number; readonly after: number }) {
  const { number } = useFormat()
  return (
    <td className="figures px-1.5 py-1.5 text-right whitespace-nowrap last:pr-0">
      {before === after ? (
        <span className="text-muted">{number(after)}</span>
      ) : (
        <>
          <span className="text-muted">{number(before)} › </span>
          <strong>{number(after)}</strong>
        </>
      )}
    </td>
  )
}
