import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'

/** What a form asks of someone who wants to join. */
export function useRegistrationForm(key: string) {
  return useQuery({
    queryKey: ['registrations', 'form', key],
    queryFn: () => client.registrations.openForm({ key }),
  })
}

export type PublicForm = NonNullable<ReturnType<typeof useRegistrationForm>['data']>

export type Registering = Parameters<typeof client.registrations.register>[0]

export function useRegister() {
  return useMutation({
    mutationFn: (filled: Registering) => client.registrations.register(filled),
  })
}

const ownKey = (token: string) => ['registrations', 'own', token] as const

/** A registration by the link of its letter. */
export function useOwnRegistration(token: string) {
  return useQuery({
    queryKey: ownKey(token),
    queryFn: () => client.registrations.open({ token }),
  })
}

export type OwnRegistration = NonNullable<ReturnType<typeof useOwnRegistration>['data']>

export function useAnswerRegistration(token: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (answer: 'confirm' | 'take' | 'withdraw') =>
      client.registrations.answer({ token, answer }),
    onSuccess: (own) => takeAnswer(cache, ownKey(token), own),
  })
}
