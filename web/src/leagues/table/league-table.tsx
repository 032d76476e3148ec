import type { LeagueTeam } from '@touchline/contract/leagues/shapes/parts'
import type { Row } from '@touchline/domain/leagues/row'
import type { ReactNode } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { cx } from '#web/ui/cx.ts'

import { TeamName } from '../team-name.tsx'
import { FormMarks } from './form-marks.tsx'
import { PositionExplanation } from './position-explanation.tsx'
import type { Result } from './recent-form.ts'
import { useReasons } from './use-reasons.ts'

interface TableOfProps {
  readonly rows: readonly Row[]
  readonly teams: readonly Pick<LeagueTeam, 'id' | 'name' | 'shortName' | 'isOurs' | 'logo'>[]
  readonly form: ReadonlyMap<string, readonly Result[]>
  /** Shows all columns, even on phones. */
  readonly isWide: boolean
}

const columns = ['played', 'won', 'drawn', 'lost', 'goals', 'difference', 'points'] as const
type Figure = (typeof columns)[number]
const always: readonly Figure[] = ['played', 'difference', 'points']

/** A table: on phones position, team, matches, difference and points; our team is highlighted. */
export function LeagueTable({ rows, teams, form, isWide }: TableOfProps) {
  const text = useText('leagues').table
  const rare = rareIn(isWide)
  const reasons = new Map(useReasons(rows, teams).map(({ team, sentence }) => [team, sentence]))
  return (
    <div
      className="relative overflow-x-auto focus-visible:outline-2 focus-visible:outline-focus print:overflow-visible"
      role="group"
      aria-label={text.title}
      tabIndex={0}
    >
      <table className="w-full border-collapse">
        <caption className="sr-only">{text.title}</caption>
        <thead>
          <tr className="border-b border-edge text-s text-muted">
            <Head long={text.columns.position} short={text.heads.position} />
            <th scope="col" className="px-1.5 py-2 text-left font-medium">
              {text.columns.team}
            </th>
            {columns.map((key) => (
              <Head
                key={key}
                long={text.columns[key]}
                short={text.heads[key]}
                className={always.includes(key) ? '' : rare}
              />
            ))}
            <th scope="col" className={cx('py-2 pr-1.5 pl-4 text-left font-medium', rare)}>
              {text.columns.form}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TeamRow
              key={row.team}
              row={row}
              team={teams.find(({ id }) => id === row.team)}
              results={form.get(row.team) ?? []}
              why={reasons.get(row.team)}
              isWide={isWide}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Columns hidden on phones unless asked for; print has all. */
function rareIn(isWide: boolean): string {
  return isWide ? '' : 'max-md:not-print:hidden'
}

interface TeamRowProps {
  readonly row: Row
  readonly team: TableOfProps['teams'][number] | undefined
  readonly results: readonly Result[]
  /** The criterion that ranks it below the previous row. */
  readonly why: string | undefined
  readonly isWide: boolean
}

function TeamRow({ row, team, results, why, isWide }: TeamRowProps) {
  const text = useText('leagues').table
  const rare = rareIn(isWide)
  if (!team) return null
  return (
    <tr
      className={cx(
        'border-b border-line',
        team.isOurs && 'bg-hover shadow-[inset_3px_0_0_var(--accent)]',
      )}
    >
      <Cell>
        <PositionExplanation position={row.position} why={why} />
      </Cell>
      <th
        scope="row"
        className={cx('px-1.5 py-2 text-left font-normal', isWide ? 'min-w-40' : 'min-w-36')}
      >
        <TeamName team={team} />
        {team.isOurs && <span className="sr-only">, {text.us}</span>}
      </th>
      <Figures row={row} rare={rare} />
      <td className={cx('py-2 pr-1.5 pl-4', rare)}>
        <FormMarks results={results} />
      </td>
    </tr>
  )
}

interface HeadProps {
  readonly long: string
  readonly short: string
  readonly className?: string
}

function Head({ long, short, className }: HeadProps) {
  return (
    <th
      scope="col"
      className={cx('px-1.5 py-2 text-right font-medium whitespace-nowrap', className ?? '')}
    >
      <abbr title={long} className="no-underline">
        {short}
      </abbr>
    </th>
  )
}

function Cell({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <td className={cx('figures px-1.5 py-2 text-right whitespace-nowrap', className ?? '')}>
      {children}
    </td>
  )
}

function Figures({ row, rare }: { row: Row; rare: string }) {
  const { number } = useFormat()
  const { difference } = row
  const cells: Record<Figure, ReactNode> = {
    played: row.played,
    won: row.won,
    drawn: row.drawn,
    lost: row.lost,
    goals: `${row.scored}:${row.conceded}`,
    difference: difference > 0 ? `+${difference}` : difference < 0 ? `−${-difference}` : '0',
    points: (
      <strong>
        {number(row.points).replace('-', '−')}
        {row.adjustments.length > 0 && <span aria-hidden>*</span>}
      </strong>
    ),
  }
  return columns.map((key) => (
    <Cell key={key} className={always.includes(key) ? '' : rare}>
      {cells[key]}
    </Cell>
  ))
}
