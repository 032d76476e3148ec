import type { LeagueImport } from '@touchline/contract/leagues/shapes/history'
import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Card } from '#web/ui/card.tsx'

import { useLeagueImports, useUndoImport } from '../api/imports.ts'
import { UndoImport, UndoneReport } from '../entry/undo-import.tsx'

/** Imports into the league; hidden without any. */
export function ImportsCard({ whole }: { whole: LeagueDetails }) {
  const text = useText('leagueEntry').results
  const { data: imports = [] } = useLeagueImports(whole.league)
  const undo = useUndoImport(whole.league)
  if (imports.length === 0) return null
  return (
    <Card title={text.imports}>
      {undo.data && <UndoneReport whole={whole} undone={undo.data} />}
      <ul className="-mb-3 divide-y divide-line">
        {imports.map((one) => (
          <ImportRow key={one.id} league={whole.league} one={one} undo={undo} />
        ))}
      </ul>
    </Card>
  )
}

interface ImportRowProps extends Pick<LeagueDetails, 'league'> {
  readonly one: LeagueImport
  readonly undo: ReturnType<typeof useUndoImport>
}

function ImportRow({ league, one, undo }: ImportRowProps) {
  const text = useText('leagueEntry').results
  const { somebody } = useText('matchHistory')
  const { moment, dayOf } = useFormat()
  const { timeZone } = league
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          {moment(one.at, timeZone)} · {one.by || somebody}
        </p>
        <p className="text-s text-muted">
          {text.doneText(one.added, one.changed)}{' '}
          {one.undoneAt !== null && text.undoneOn(dayOf(one.undoneAt, timeZone))}
          {one.mayUndo && text.undoUntil(dayOf(one.undoableUntil, timeZone))}
        </p>
      </div>
      {one.mayUndo && <UndoImport undo={undo} importId={one.id} />}
    </li>
  )
}
