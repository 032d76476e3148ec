import type { EventDraft } from '@touchline/contract/events/shapes/draft'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useCreateClubEvent } from '#web/events/api/group.ts'
import { useFormProblem } from '#web/events/use-form-problem.ts'
import { fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'

/** The chosen teams, and creating the event. */
export function useClubEvent(teams: readonly { readonly id: string }[]) {
  const { group: text } = useText('running')
  const toast = useToast()
  const navigate = useNavigate()
  const create = useCreateClubEvent()
  const [teamIds, setTeamIds] = useState<readonly string[]>(() => teams.map(({ id }) => id))
  const [isAsked, setAsked] = useState(false)

  function save(draft: EventDraft) {
    setAsked(true)
    if (teamIds.length === 0) return
    create.mutate(
      { draft, teamIds },
      {
        onSuccess: ({ event }) => {
          toast({ title: text.created(teamIds.length) })
          void navigate(paths.event(event.teamId, event.id))
        },
      },
    )
  }

  return {
    teamIds,
    setTeamIds,
    isMissing: isAsked && teamIds.length === 0,
    save,
    busy: create.isPending || create.isSuccess,
    refused: fieldsOf(create.error),
    problem: useFormProblem(create.error),
  }
}
