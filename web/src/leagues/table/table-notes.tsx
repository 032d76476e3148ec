import type { LeagueTeam } from '@touchline/contract/leagues/shapes/parts'
import type { Row } from '@touchline/domain/leagues/row'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

interface TableNotesProps {
  readonly rows: readonly Row[]
  readonly teams: readonly Pick<LeagueTeam, 'id' | 'name'>[]
}

/** Why teams that are level stand as they stand, and what was decided on points. */
export function TableNotes({ rows, teams }: TableNotesProps) {
  const text = useText('leagues').table
  const { number } = useFormat()
  const names = new Map(teams.map(({ id, name }) => [id, name]))
  const nameOf = ({ team }: Row) => names.get(team) ?? ''
  const reasons = rows.flatMap((row, at) => {
    const before = rows[at - 1]
    if (!before || row.played + before.played === 0) return []
    if (row.behind === 'struck_out') return [text.out(nameOf(row))]
    if (row.behind === null || row.behind === 'points' || row.points !== before.points) return []
    return [
      row.behind === 'shared'
        ? text.shares(nameOf(row), nameOf(before))
        : text.behind(nameOf(row), nameOf(before), text.separations[row.behind]),
    ]
  })
  const decisions = rows.flatMap((row) =>
    row.adjustments.map(({ points, reason }) =>
      text.decision(
        nameOf(row),
        points > 0 ? `+${number(points)}` : number(points).replace('-', '−'),
        reason,
      ),
    ),
  )
  return (
    <div className="mt-5 grid gap-4 text-s">
      <Notes title={text.level} notes={reasons} />
      <Notes title={`* ${text.decisions}`} notes={decisions} />
    </div>
  )
}

function Notes({ title, notes }: { title: string; notes: readonly string[] }) {
  if (notes.length === 0) return null
  return (
    <section>
      <h3 className="mb-1 font-semibold">{title}</h3>
      <ul className="grid gap-1 text-muted">
        {notes.map((note) => (
          <li key={note} className="wrap-anywhere">
            {note}
          </li>
        ))}
      </ul>
    </section>
  )
}
