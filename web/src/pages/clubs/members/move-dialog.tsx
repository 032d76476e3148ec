import type { ClubPerson } from '@touchline/contract/clubs/shapes/members'
import type { ClubTeam } from '@touchline/contract/teams/shapes/mine'
import { ageBandOf, isForMinors } from '@touchline/domain/teams/age-bands'
import { useState } from 'react'

import { useClubTeams } from '#web/clubs/api/teams.ts'
import { useRollOver } from '#web/clubs/roll-over/api.ts'
import { useMayInClub } from '#web/clubs/use-may-in-club.ts'
import { useTodayInTeam } from '#web/members/use-today-in-team.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'
import { Combobox } from '#web/ui/combobox.tsx'

import type { PeopleDialogProps } from './people-bar.tsx'

/** Moves people to another team like a roll-over, where it can also be undone. */
export function MoveDialog({ clubId, people, onClose, onDone }: PeopleDialogProps) {
  const { move: text } = useText('clubMembers')
  const teams = useTeamsToMoveTo(clubId)
  const today = useTodayInTeam()
  const toast = useToast()
  const save = useRollOver(clubId)
  const [toTeamId, setTeam] = useState<string>()
  const [isTried, setTried] = useState(false)
  const moves = toTeamId === undefined ? [] : movesTo(toTeamId, people)
  const left = people.length - moves.length

  function move() {
    setTried(true)
    if (moves.length === 0) return
    const said = () => {
      toast({ title: text.moved(moves.length) })
      onDone()
    }
    // Also when the list has dropped the selection meanwhile; the dialog shows a refusal.
    save.mutateAsync({ cutOff: today, moves }).then(said, () => undefined)
  }

  return (
    <EntryDialog
      title={text.title(people.length)}
      submitLabel={text.confirm}
      save={save}
      problem={isTried && toTeamId !== undefined && moves.length === 0 ? text.nobody : undefined}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        move()
      }}
    >
      <Combobox
        label={text.to}
        options={teams.map(({ id, name }) => ({ value: id, label: name }))}
        value={toTeamId}
        error={isTried && toTeamId === undefined ? text.toMissing : undefined}
        onChange={setTeam}
      />
      {toTeamId !== undefined && left > 0 && <p className="text-muted">{text.skipped(left)}</p>}
    </EntryDialog>
  )
}

/** Managers can move people to every team, a youth director to youth teams. */
function useTeamsToMoveTo(clubId: string): readonly ClubTeam[] {
  const { data: teams = [] } = useClubTeams({ clubId, enabled: true })
  const mayInClub = useMayInClub(clubId)
  if (mayInClub('teams.edit')) return teams
  return teams.filter(
    ({ isOpen, ageGroup }) =>
      isOpen && (isForMinors(ageGroup) || ageBandOf(ageGroup) === undefined),
  )
}

/** Only people who are in exactly one team, which isn't the target. */
function movesTo(toTeamId: string, people: readonly ClubPerson[]) {
  return people.flatMap(({ places }) => {
    const [place, ...others] = places.filter(({ isArchived }) => !isArchived)
    if (place === undefined || others.length > 0 || place.teamId === toTeamId) return []
    return [{ memberId: place.memberId, fromTeamId: place.teamId, toTeamId }]
  })
}
