import type { ImportUndoResult } from '@touchline/contract/members/shapes/import'
import { useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'

import { useImports } from '../api/imports.ts'
import { UndoImport } from './undo-import.tsx'
import { UndoneReport } from './undone-report.tsx'

/** Recent imports, which can be undone. */
export function ImportHistory() {
  const text = useText('memberImport')
  const { moment } = useFormat()
  const { team } = useTeam()
  const { data } = useImports(team.id)
  const past = data?.imports.filter(({ undoneAt }) => undoneAt === null) ?? []
  const [undone, setUndone] = useState<ImportUndoResult>()
  if (past.length === 0 && !undone) return null
  return (
    <section className="mt-10 max-w-prose">
      <h2 className="mb-1 text-l">{text.history}</h2>
      {undone && <UndoneReport undone={undone} />}
      <ul className="divide-y divide-line">
        {past.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <div className="min-w-0">
              <p className="wrap-anywhere">{one.fileName}</p>
              <p className="text-s text-muted">
                {moment(one.createdAt, team.timeZone)} ·{' '}
                {text.done(one.membersAdded, one.membersChanged)}
              </p>
            </div>
            <UndoImport teamId={team.id} done={one} onUndone={setUndone} />
          </li>
        ))}
      </ul>
    </section>
  )
}
