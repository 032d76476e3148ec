import type { RosterImport, ImportUndone } from '@touchline/contract/members/shapes/import'
import { Undo2 } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

import { useUndoImport } from '../api/imports.ts'
import { useComplaint } from '../use-complaint.ts'

interface UndoImportProps {
  readonly teamId: string
  readonly done: RosterImport
  readonly onUndone: (undone: ImportUndone) => void
}

/** Takes an import back, as long as that may be done. */
export function UndoImport({ teamId, done, onUndone }: UndoImportProps) {
  const text = useText('members').import
  const complain = useComplaint()
  const undo = useUndoImport(teamId)
  if (!done.mayUndo || undo.isSuccess) return null
  return (
    <Button
      size="s"
      variant="quiet"
      className="min-h-11"
      icon={<Undo2 aria-hidden />}
      busy={undo.isPending}
      onClick={() =>
        undo.mutate(done.id, {
          onSuccess: onUndone,
          onError: complain,
        })
      }
    >
      {text.undo}
    </Button>
  )
}
