import type {
  GroupAction,
  GroupKind,
  AdminGroup,
} from '@touchline/contract/operations/shapes/groups'

import { useText } from '#web/platform/language/language.tsx'

import { useActOnGroup } from './api.ts'
import { ReasonDialog } from './reason-dialog.tsx'

interface ActOnGroupDialogProps {
  readonly kind: GroupKind
  readonly group: AdminGroup
  readonly action: GroupAction
  readonly onClose: () => void
}

/** Asks before something is done to a club or a team. */
export function ActOnGroupDialog({ kind, group, action, onClose }: ActOnGroupDialogProps) {
  const text = useText('operations').admin.groups
  const { mutateAsync, isPending } = useActOnGroup()
  return (
    <ReasonDialog
      title={text.ask[action](group.name)}
      consequence={text.consequence[action]}
      submit={text.actions[action]}
      isDangerous={action === 'delete'}
      done={text.done[action]}
      isPending={isPending}
      act={(reason) => mutateAsync({ kind, groupId: group.id, action, reason })}
      onClose={onClose}
    />
  )
}
