import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Invitation, JoinLink } from '@touchline/contract/invitations/shapes'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'

/** Invitations to the team, newest first. */
export function useInvitations(teamId: string) {
  return useInfiniteQuery({
    queryKey: ['invitations', teamId, 'list'],
    queryFn: ({ pageParam }) =>
      client.invitations.list({ teamId, ...(pageParam === null ? {} : { cursor: pageParam }) }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.nextCursor,
    // The list shows whether emails bounced.
    meta: { alsoOn: ['mail'] },
  })
}

const firstPage: string | null = null

/** Email addresses on the roster without an invitation. */
export function useUninvited(teamId: string) {
  return useQuery({
    queryKey: ['invitations', teamId, 'uninvited'],
    queryFn: () => client.invitations.uninvited({ teamId }),
    // An import or a new parent adds addresses.
    meta: { alsoOn: ['members'] },
  })
}

export interface NewInvitations {
  readonly emails: string[]
  readonly message?: string
}

export function useInvite(teamId: string) {
  const refresh = useRefresh(teamId)
  return useMutation({
    mutationFn: (invitations: NewInvitations) =>
      client.invitations.invite({ teamId, ...invitations }),
    onSuccess: refresh,
  })
}

export interface InvitedPerson {
  readonly person: { readonly kind: 'member' | 'guardian'; readonly id: string }
  /** Defaults to the address on the roster. */
  readonly email?: string
}

export function useInvitePerson(teamId: string) {
  const refresh = useRefresh(teamId)
  return useMutation({
    mutationFn: (invited: InvitedPerson) => client.invitations.invite({ teamId, ...invited }),
    onSuccess: refresh,
  })
}

export function useResend(teamId: string) {
  const refresh = useRefresh(teamId)
  return useMutation({
    mutationFn: ({ id }: Invitation) =>
      client.invitations.changeInvitation({ teamId, invitationId: id, action: 'resend' }),
    onSuccess: refresh,
  })
}

export function useRevoke(teamId: string) {
  const refresh = useRefresh(teamId)
  return useMutation({
    mutationFn: ({ id }: Invitation) =>
      client.invitations.changeInvitation({ teamId, invitationId: id, action: 'revoke' }),
    onSuccess: refresh,
  })
}

export function useJoinLink(teamId: string) {
  return useQuery({
    queryKey: linkKey(teamId),
    queryFn: () => client.invitations.joinLink({ teamId }),
  })
}

export function useResetJoinLink(teamId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => client.invitations.changeJoinLink({ teamId, reset: true }),
    onSuccess: (link) => takeAnswer(cache, linkKey(teamId), link),
  })
}

/** Switches at once, and back if the server refuses. */
export function useChangeApproval(teamId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (approval: boolean) => client.invitations.changeJoinLink({ teamId, approval }),
    onMutate: async (approval) => {
      await cache.cancelQueries({ queryKey: linkKey(teamId) })
      const before = cache.getQueryData<JoinLink>(linkKey(teamId))
      cache.setQueryData<JoinLink>(linkKey(teamId), (link) => link && { ...link, approval })
      return before
    },
    onError: (_error, _approval, before) => cache.setQueryData(linkKey(teamId), before),
    onSuccess: (link) => takeAnswer(cache, linkKey(teamId), link),
  })
}

function linkKey(teamId: string) {
  return ['invitations', teamId, 'link'] as const
}

function useRefresh(teamId: string) {
  const cache = useQueryClient()
  return () => {
    void cache.invalidateQueries({ queryKey: ['invitations', teamId] })
    return cache.invalidateQueries({ queryKey: ['members', teamId] })
  }
}
