import type { Member } from '@touchline/contract/members/shapes'
import { useState } from 'react'

import { useTeam } from '#web/teams/team-context.tsx'

import { ArchiveDialog } from './archive-dialog.tsx'
import { AddParentDialog } from './parent-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'

/** What is being done to people of the list: one at a time. */
export function useRosterDialogs() {
  const [parentOf, setParentOf] = useState<Member>()
  const [promoted, setPromoted] = useState<readonly Member[]>([])
  const [doomed, setDoomed] = useState<readonly Member[]>([])

  function close() {
    setParentOf(undefined)
    setPromoted([])
    setDoomed([])
  }

  return { parentOf, promoted, doomed, setParentOf, setPromoted, setDoomed, close }
}

interface RosterDialogsProps {
  readonly dialogs: ReturnType<typeof useRosterDialogs>
  readonly onDone: () => void
}

export function RosterDialogs({ dialogs, onDone }: RosterDialogsProps) {
  const { team } = useTeam()
  const { parentOf, promoted, doomed, close } = dialogs

  function finish() {
    close()
    onDone()
  }

  return (
    <>
      <AddParentDialog teamId={team.id} member={parentOf} onClose={close} />
      {promoted.length > 0 && <RoleDialog members={promoted} onClose={close} onDone={finish} />}
      <ArchiveDialog members={doomed} onClose={close} onDone={finish} />
    </>
  )
}
