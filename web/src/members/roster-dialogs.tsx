import { useTeam } from '#web/teams/team-context.tsx'

import { ArchiveDialog } from './archive-dialog.tsx'
import { AddParentDialog } from './parent-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
import type { useRosterDialogs } from './use-roster-dialogs.ts'

interface RosterDialogsProps {
  readonly dialogs: ReturnType<typeof useRosterDialogs>
  readonly onDone: () => void
}

export function RosterDialogs({ dialogs, onDone }: RosterDialogsProps) {
  const { team } = useTeam()
  const { parentOf, promoted, archiving, close } = dialogs

  function finish() {
    close()
    onDone()
  }

  return (
    <>
      <AddParentDialog teamId={team.id} member={parentOf} onClose={close} />
      {promoted.length > 0 && <RoleDialog members={promoted} onClose={close} onDone={finish} />}
      <ArchiveDialog members={archiving} onClose={close} onDone={finish} />
    </>
  )
}
