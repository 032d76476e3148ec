import type { ClubImportUndoResult } from '@touchline/contract/clubs/shapes/import'
import { isolated } from '@touchline/domain/values/isolated'

import { UndoneReport } from '#web/members/import/undone-report.tsx'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

/** What an undo removed in all teams, and which teams stay. */
export function ClubUndoneReport({ undone }: { undone: ClubImportUndoResult }) {
  const text = useText('clubImport')
  const { list } = useFormat()
  const { teamsRemoved, teamsKept } = undone
  return (
    <div className="grid w-full gap-2">
      <UndoneReport undone={undone} />
      {teamsRemoved > 0 && <p>{text.teamsRemoved(teamsRemoved)}</p>}
      {teamsKept.length > 0 && (
        <p className="wrap-anywhere">{text.teamsKept(list(teamsKept.map(isolated)))}</p>
      )}
    </div>
  )
}
