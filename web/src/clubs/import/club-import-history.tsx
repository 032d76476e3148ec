import type { ClubImportUndoResult } from '@touchline/contract/clubs/shapes/import'
import { useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

import { useClub } from '../api/club.ts'
import { useClubImports } from './api.ts'
import { ClubUndoneReport } from './club-undone-report.tsx'
import { UndoClubImport } from './undo-club-import.tsx'

/** The club's recent imports, which can be undone. */
export function ClubImportHistory({ clubId }: { clubId: string }) {
  const text = useText('clubImport')
  const { history } = useText('memberImport')
  const { moment } = useFormat()
  const zone = useClub({ clubId, enabled: true }).data?.club.timeZone
  const past = (useClubImports(clubId).data ?? []).filter(({ undoneAt }) => undoneAt === null)
  const [undone, setUndone] = useState<ClubImportUndoResult>()
  if (zone === undefined || (past.length === 0 && !undone)) return null
  return (
    <section className="mt-10 max-w-prose">
      <h2 className="mb-1 text-l">{history}</h2>
      {undone && <ClubUndoneReport undone={undone} />}
      <ul className="divide-y divide-line">
        {past.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <div className="min-w-0">
              <p className="wrap-anywhere">{one.fileName}</p>
              <p className="text-s text-muted">
                {moment(one.createdAt, zone)} ·{' '}
                {text.done(one.membersAdded, one.membersChanged, one.teamCount)}
              </p>
            </div>
            <UndoClubImport clubId={clubId} done={one} onUndone={setUndone} />
          </li>
        ))}
      </ul>
    </section>
  )
}
