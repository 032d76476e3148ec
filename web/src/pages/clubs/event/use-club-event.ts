import type { EventDraft } from '@touchline/contract/events/shapes/draft'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useTarget, type ClubTarget } from '#web/clubs/people/use-target.ts'
import { useCreateClubEvent } from '#web/events/api/group.ts'
import { useFormProblem } from '#web/events/use-form-problem.ts'
import { fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'

/** The chosen teams or people, and creating the event. */
export function useClubEvent(clubId: string, teams: readonly { readonly id: string }[]) {
  const { group: text } = useText('running')
  const toast = useToast()
  const navigate = useNavigate()
  const create = useCreateClubEvent()
  const target = useTarget(clubId)
  const [teamIds, setTeamIds] = useState<readonly string[]>(() => teams.map(({ id }) => id))
  const [isAsked, setAsked] = useState(false)

  function save(draft: EventDraft) {
    setAsked(true)
    const event =
      target.target === 'teams' ? { draft, teamIds } : forPeople(draft, { target, teams })
    if (event.teamIds.length === 0) return
    create.mutate(event, {
      onSuccess: ({ event: { teamId, id } }) => {
        toast({ title: text.created(event.teamIds.length) })
        void navigate(paths.event(teamId, id))
      },
    })
  }

  return {
    target,
    teamIds,
    setTeamIds,
    isMissing: isAsked && teamIds.length === 0,
    save,
    busy: create.isPending || create.isSuccess,
    refused: fieldsOf(create.error),
    problem: useFormProblem(create.error),
  }
}

interface ForPeople {
  readonly target: ClubTarget
  readonly teams: readonly { readonly id: string }[]
}

/** Invites each person once, through the first of their teams. */
function forPeople(draft: EventDraft, { target: { people = [] }, teams }: ForPeople) {
  const open = new Set(teams.map(({ id }) => id))
  const places = people.flatMap(
    (person) => person.places.find((place) => !place.isArchived && open.has(place.teamId)) ?? [],
  )
  const memberIds = places.map(({ memberId }) => memberId)
  return {
    draft: { ...draft, audience: { kind: 'members' as const, memberIds } },
    teamIds: [...new Set(places.map(({ teamId }) => teamId))],
  }
}
