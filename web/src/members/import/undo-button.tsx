import type { UseMutationResult } from '@tanstack/react-query'
import type { RosterImport } from '@touchline/contract/members/shapes/import'
import { Undo2 } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

import { useErrorToast } from '../use-error-toast.ts'

interface UndoButtonProps<Undone> {
  readonly done: Pick<RosterImport, 'id' | 'mayUndo'>
  readonly undo: UseMutationResult<Undone, Error, string>
  readonly onUndone: (undone: Undone) => void
}

/** Undoes an import while that is possible. */
export function UndoButton<Undone>({ done, undo, onUndone }: UndoButtonProps<Undone>) {
  const text = useText('memberImport')
  const complain = useErrorToast()

  // Uses a promise, because this button unmounts before the mutation's callbacks run.
  async function takeBack() {
    try {
      onUndone(await undo.mutateAsync(done.id))
    } catch (error) {
      complain(error)
    }
  }

  if (!done.mayUndo || undo.isSuccess) return null
  return (
    <Button
      size="s"
      variant="quiet"
      className="min-h-11"
      icon={<Undo2 aria-hidden />}
      busy={undo.isPending}
      onClick={() => void takeBack()}
    >
      {text.undo}
    </Button>
  )
}
