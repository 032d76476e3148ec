import type { Club } from '@touchline/contract/clubs/shapes'
import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { DeleteDialog } from '#web/teams/delete-dialog.tsx'
import { LeaveDialog } from '#web/teams/leave-dialog.tsx'

import type { Ending } from './use-deletion-dialog.ts'

interface ClubEndingProps {
  readonly club: Club
  readonly ending: Ending | undefined
  readonly end: (ending: Ending | undefined) => void
}

export function ClubEnding({ club, ending, end }: ClubEndingProps) {
  const navigate = useNavigate()
  const about = { id: club.id, name: club.name, isClub: true }
  const onClose = () => end(undefined)
  function onDone() {
    end('gone')
    void navigate(paths.myClubs, { replace: true })
  }
  return (
    <>
      <LeaveDialog about={about} open={ending === 'leave'} onClose={onClose} onDone={onDone} />
      <DeleteDialog about={about} open={ending === 'delete'} onClose={onClose} onDone={onDone} />
    </>
  )
}
