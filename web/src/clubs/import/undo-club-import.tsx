import type { ClubImport, ClubImportUndoResult } from '@touchline/contract/clubs/shapes/import'

import { UndoButton } from '#web/members/import/undo-button.tsx'

import { useUndoClubImport } from './api.ts'

interface UndoClubImportProps {
  readonly clubId: string
  readonly done: ClubImport
  readonly onUndone: (undone: ClubImportUndoResult) => void
}

/** Undoes an import in all teams while that is possible. */
export function UndoClubImport({ clubId, done, onUndone }: UndoClubImportProps) {
  const undo = useUndoClubImport(clubId)
  return <UndoButton done={done} undo={undo} onUndone={onUndone} />
}
