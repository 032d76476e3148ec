import { useRef } from 'react'

import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { useRemoveCollection } from '../api.ts'

/** A draft in the list, and the button that deletes it. */
export interface DraftToDelete {
  readonly id: string
  readonly button: HTMLElement
  /** The link of the row after it, or before it. */
  readonly neighbour: HTMLElement | null | undefined
}

interface DeleteDraftProps {
  readonly draft: DraftToDelete
  readonly open: boolean
  readonly onClose: () => void
}

export function DeleteDraft({ draft, open, onClose }: DeleteDraftProps) {
  const text = useText('collections')
  const wire = useText('wire')
  const { team } = useTeam()
  const toast = useToast()
  const complain = useErrorToast()
  const remove = useRemoveCollection(team.id, draft.id)

  const isGone = useRef(false)

  // Also runs if an event closed the page meanwhile.
  function tell() {
    isGone.current = true
    toast({ title: text.deleted })
  }

  /** The element to focus after the row is gone: its neighbour, or the page's heading. */
  function placeAfter() {
    const { button, neighbour } = draft
    const places = isGone.current ? [neighbour] : [button, neighbour]
    const heading = document.querySelector<HTMLElement>('#content h1')
    return places.find((place) => place?.isConnected) ?? heading
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={text.deleteTitle}
      confirmLabel={wire.delete}
      busy={remove.isPending}
      busyLabel={text.deleting}
      onConfirm={() => void remove.mutateAsync().then(tell, complain).finally(onClose)}
      focusAfter={placeAfter}
    >
      {text.deleteText}
    </ConfirmDialog>
  )
}
