import type { LeagueTeam } from '@touchline/contract/leagues/shapes/parts'
import type { Row } from '@touchline/domain/leagues/row'
import { isolated } from '@touchline/domain/values/isolated'
import type { ReactNode } from 'react'

import { useText } from '#web/platform/language/language.tsx'

import { useDecisionWords } from './use-decision-words.ts'
import { useReasons } from './use-reasons.ts'

interface TableNotesProps {
  readonly rows: readonly Row[]
  readonly teams: readonly Pick<LeagueTeam, 'id' | 'name'>[]
  /** An action for level teams. */
  readonly action?: ReactNode
}

/** Why level teams are ranked as they are, and point decisions. */
export function TableNotes({ rows, teams, action }: TableNotesProps) {
  const text = useText('leagues').table
  const { signed, validity } = useDecisionWords()
  const reasons = useReasons(rows, teams).filter(({ isAboutLevel }) => isAboutLevel)
  const names = new Map(teams.map(({ id, name }) => [id, name]))
  const decisions = rows.flatMap((row) =>
    row.adjustments.map((decision) => {
      const when = validity(decision)
      const why = when === undefined ? decision.reason : `${decision.reason}, ${when}`
      return text.decision(isolated(names.get(row.team) ?? ''), signed(decision.points), why)
    }),
  )
  return (
    <div className="mt-5 grid gap-4 text-s">
      <Notes title={text.level} notes={reasons.map(({ sentence }) => sentence)} action={action} />
      <Notes title={`* ${text.decisions}`} notes={decisions} />
    </div>
  )
}

interface NotesProps {
  readonly title: string
  readonly notes: readonly string[]
  readonly action?: ReactNode
}

function Notes({ title, notes, action }: NotesProps) {
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
      {action}
    </section>
  )
}
