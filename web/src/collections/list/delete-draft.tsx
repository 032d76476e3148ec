import type { CollectionRowShape } from '@touchline/contract/collections/shapes/collection'

import { useComplaint } from '#web/members/use-complaint.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { useRemoveCollection } from '../api.ts'

interface DeleteDraftProps {
  readonly doomed: CollectionRowShape | undefined
  readonly onClose: () => void
}

export function DeleteDraft({ doomed, onClose }: DeleteDraftProps) {
  const text = useText('collections')
  const wire = useText('wire')
  const { team } = useTeam()
  const complain = useComplaint()
  const remove = useRemoveCollection(team.id, doomed?.id ?? '')
  return (
    <ConfirmDialog
      open={doomed !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={text.deleteTitle}
      confirmLabel={wire.delete}
      busy={remove.isPending}
      onConfirm={() =>
        doomed && remove.mutate(undefined, { onSettled: onClose, onError: complain })
      }
    >
      {text.deleteText}
    </ConfirmDialog>
  )
}
