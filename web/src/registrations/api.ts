import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'

const keyOf = (clubId: string) => ['registrations', 'club', clubId] as const
const formKey = (clubId: string) => [...keyOf(clubId), 'form'] as const
const listKey = (clubId: string, state: 'open' | 'decided') =>
  [...keyOf(clubId), 'list', state] as const

/** The form of a club and how many registrations wait. */
export function useClubForm(clubId: string) {
  return useQuery({
    queryKey: formKey(clubId),
    queryFn: () => client.registrations.form({ clubId }),
  })
}

export type ClubForm = NonNullable<ReturnType<typeof useClubForm>['data']>

export type FormEdit = Omit<Parameters<typeof client.registrations.saveForm>[0], 'clubId'>

export function useSaveForm(clubId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (edit: FormEdit) => client.registrations.saveForm({ clubId, ...edit }),
    onSuccess: (form) => takeAnswer(cache, formKey(clubId), form),
  })
}

export function useRegistrations(clubId: string, state: 'open' | 'decided') {
  return useQuery({
    queryKey: listKey(clubId, state),
    queryFn: () => client.registrations.list({ clubId, state }),
  })
}

export type RegistrationList = NonNullable<ReturnType<typeof useRegistrations>['data']>
export type Registration = RegistrationList['registrations'][number]
export type Registered = Registration['people'][number]
export type Decision = Parameters<typeof client.registrations.decide>[0]['decision']

export function useDecide(clubId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (decision: Decision) => client.registrations.decide({ clubId, decision }),
    onSuccess: ({ bill: _bill, ...page }) => {
      takeAnswer(cache, listKey(clubId, 'open'), page)
      for (const queryKey of [formKey(clubId), listKey(clubId, 'decided'), ['clubs', clubId]])
        void cache.invalidateQueries({ queryKey })
    },
  })
}
