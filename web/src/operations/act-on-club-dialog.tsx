import type { ClubAction, OperatedGroup } from '@touchline/contract/operations/shapes/groups'

import { useText } from '#web/platform/language/language.tsx'

import { useActOnClub } from './api.ts'
import { ReasonDialog } from './reason-dialog.tsx'

interface ActOnClubDialogProps {
  readonly club: OperatedGroup
  readonly action: ClubAction
  readonly onClose: () => void
}

/** Asks before something is done to a club. */
export function ActOnClubDialog({ club, action, onClose }: ActOnClubDialogProps) {
  const text = useText('operations').admin.groups
  const { mutateAsync, isPending } = useActOnClub()
  return (
    <ReasonDialog
      title={text.ask[action](club.name)}
      consequence={text.consequence[action]}
      submit={text.actions[action]}
      isDangerous={action === 'delete'}
      done={text.done[action]}
      isPending={isPending}
      act={(reason) => mutateAsync({ groupId: club.id, action, reason })}
      onClose={onClose}
    />
  )
}
