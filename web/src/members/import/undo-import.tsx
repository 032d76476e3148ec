import type { RosterImport, ImportUndoResult } from '@touchline/contract/members/shapes/import'

import { useUndoImport } from '../api/imports.ts'
import { UndoButton } from './undo-button.tsx'

interface UndoImportProps {
  readonly teamId: string
  readonly done: RosterImport
  readonly onUndone: (undone: ImportUndoResult) => void
}

export function UndoImport({ teamId, done, onUndone }: UndoImportProps) {
  const undo = useUndoImport(teamId)
  return <UndoButton done={done} undo={undo} onUndone={onUndone} />
}
