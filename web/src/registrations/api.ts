import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'

import type { Owner } from './owner.ts'

const { registrations } = client
type State = 'open' | 'decided'

const keyOf = ({ id }: Owner) => ['registrations', id] as const
const formKey = (owner: Owner) => [...keyOf(owner), 'form'] as const
const listKey = (owner: Owner, state: State) => [...keyOf(owner), 'list', state] as const

/** The form of a club or team, and how many registrations wait. */
export function useOwnForm(owner: Owner) {
  const { kind, id } = owner
  return useQuery({
    queryKey: formKey(owner),
    queryFn: () =>
      kind === 'club' ? registrations.form({ clubId: id }) : registrations.teamForm({ teamId: id }),
  })
}

export type OwnForm = NonNullable<ReturnType<typeof useOwnForm>['data']>

export type FormEdit = Omit<Parameters<typeof registrations.saveForm>[0], 'clubId'>

export function useSaveForm(owner: Owner) {
  const cache = useQueryClient()
  const { kind, id } = owner
  return useMutation({
    mutationFn: (edit: FormEdit) =>
      kind === 'club'
        ? registrations.saveForm({ clubId: id, ...edit })
        : registrations.saveTeamForm({ teamId: id, ...edit }),
    onSuccess: (form) => takeAnswer(cache, formKey(owner), form),
  })
}

export function useRegistrations(owner: Owner, state: State) {
  const { kind, id } = owner
  return useQuery({
    queryKey: listKey(owner, state),
    queryFn: () =>
      kind === 'club'
        ? registrations.list({ clubId: id, state })
        : registrations.teamList({ teamId: id, state }),
  })
}

export type RegistrationList = NonNullable<ReturnType<typeof useRegistrations>['data']>
export type Registration = RegistrationList['registrations'][number]
export type Registered = Registration['people'][number]
export type Decision = Parameters<typeof registrations.decide>[0]['decision']

export function useDecide(owner: Owner) {
  const cache = useQueryClient()
  const { kind, id } = owner
  return useMutation({
    mutationFn: (decision: Decision) =>
      kind === 'club'
        ? registrations.decide({ clubId: id, decision })
        : registrations.decideInTeam({ teamId: id, decision }),
    onSuccess: ({ bill: _bill, ...page }) => {
      takeAnswer(cache, listKey(owner, 'open'), page)
      const roster = kind === 'club' ? 'clubs' : 'members'
      for (const queryKey of [formKey(owner), listKey(owner, 'decided'), [roster, id]])
        void cache.invalidateQueries({ queryKey })
    },
  })
}
