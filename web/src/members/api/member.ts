import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  GuardianChange,
  GuardianFields,
  Member,
  MemberChange,
  MemberPage,
} from '@touchline/contract/members/shapes'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'

import type { RosterState } from './roster.ts'

export interface MemberKey {
  readonly teamId: string
  readonly memberId: string
}

export function useMember({ teamId, memberId }: MemberKey) {
  return useQuery({
    queryKey: pageKey({ teamId, memberId }),
    queryFn: () => client.members.get({ teamId, memberId }),
    meta: { alsoOn: ['children', 'invitations'] },
  })
}

export interface MemberEdit {
  readonly changes: MemberChange
  /** The values shown before the edit, so that only real conflicts are refused. */
  readonly was: MemberChange
}

export function useChangeMember(key: MemberKey) {
  const cache = useQueryClient()
  const keep = useKeepMember(key)
  return useMutation({
    mutationFn: (edit: MemberEdit) => client.members.change({ ...key, ...edit }),
    onSuccess: keep,
    // After a conflict, loads what the other person saved.
    onError: () => cache.invalidateQueries({ queryKey: pageKey(key) }),
  })
}

export function useDecideBirthDate(key: MemberKey) {
  const keep = useKeepMember(key)
  return useMutation({
    mutationFn: (confirm: boolean) => client.members.decideBirthDate({ ...key, confirm }),
    onSuccess: keep,
  })
}

export function useAddGuardian(key: MemberKey) {
  const keep = useKeepMember(key)
  return useMutation({
    mutationFn: (fields: GuardianFields) => client.members.addGuardian({ ...key, ...fields }),
    onSuccess: keep,
  })
}

export interface GuardianEdit {
  readonly guardianId: string
  readonly changes: GuardianChange
  readonly was: GuardianChange
}

export function useChangeGuardian(key: MemberKey) {
  const keep = useKeepMember(key)
  return useMutation({
    mutationFn: (edit: GuardianEdit) => client.members.changeGuardian({ ...key, ...edit }),
    onSuccess: keep,
  })
}

export function useRemoveGuardian(key: MemberKey) {
  const keep = useKeepMember(key)
  return useMutation({
    mutationFn: (guardianId: string) => client.members.removeGuardian({ ...key, guardianId }),
    onSuccess: keep,
  })
}

function pageKey({ teamId, memberId }: MemberKey) {
  return ['members', teamId, 'member', memberId] as const
}

/** Puts the response into the cache of the member page and of the roster. */
function useKeepMember(key: MemberKey) {
  const cache = useQueryClient()
  return (page: MemberPage) => {
    takeAnswer(cache, pageKey(key), page)
    for (const state of ['active', 'archived'] satisfies RosterState[])
      cache.setQueryData<readonly Member[]>(['members', key.teamId, 'roster', state], (rows) =>
        rows?.map((row) => (row.id === page.member.id ? page.member : row)),
      )
  }
}
