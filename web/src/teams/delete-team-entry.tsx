import { may } from '@touchline/domain/teams/permissions'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

import { DeleteDialog } from './delete-dialog.tsx'
import { useActor, useTeam } from './team-context.tsx'

/** Deletes the team after its name was typed, then opens the list of teams. */
export function DeleteTeamEntry() {
  const text = useText('teams')
  const navigate = useNavigate()
  const { team } = useTeam()
  const mayDelete = may(useActor(), 'team.delete')
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        icon={<Trash2 aria-hidden />}
        wide
        className="justify-start gap-2.5! border-0 px-3! text-left font-normal! not-aria-disabled:text-danger max-sm:gap-2! max-sm:px-2! max-[22rem]:px-1!"
        refusal={mayDelete ? undefined : text.mine.onlyAdminsDelete}
        onClick={() => setAsked(true)}
      >
        {text.settings.deleteButton}
      </Button>
      <DeleteDialog
        about={{ id: team.id, name: team.name, isClub: false }}
        open={isAsked}
        onClose={() => setAsked(false)}
        onDone={() => void navigate(paths.teams, { replace: true })}
      />
    </>
  )
}
