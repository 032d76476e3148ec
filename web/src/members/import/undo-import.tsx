import type { RosterImport } from '@touchline/contract/members/shapes/import'
import { Undo2 } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'

import { useUndoImport } from '../api/imports.ts'
import { useComplaint } from '../use-complaint.ts'

interface UndoImportProps {
  readonly teamId: string
  readonly done: RosterImport
}

/** Takes an import back, as long as that may be done. */
export function UndoImport({ teamId, done }: UndoImportProps) {
  const text = useText('members').import
  const toast = useToast()
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
          onSuccess: ({ membersRemoved, membersKept }) =>
            toast({ title: text.undone(membersRemoved, membersKept) }),
          onError: complain,
        })
      }
    >
      {text.undo}
    </Button>
  )
}
