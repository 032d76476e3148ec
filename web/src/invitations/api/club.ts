import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NewClubInvitation } from '@touchline/contract/invitations/shapes/club'

import { client } from '#web/platform/client/client.ts'

/** Invitations to manage the club, newest first. */
export function useClubInvitations(clubId: string) {
  return useQuery({
    queryKey: ['invitations', 'of-club', clubId],
    queryFn: () => client.invitations.clubInvitations({ clubId }),
    select: ({ invitations }) => invitations,
  })
}

export function useInviteManager(clubId: string) {
  return useInvitationMutation((invitation: Pick<NewClubInvitation, 'email' | 'roles'>) =>
    client.invitations.inviteManager({ clubId, ...invitation }),
  )
}

export function useResendToManager(clubId: string) {
  return useInvitationMutation((clubInvitationId: string) =>
    client.invitations.changeClubInvitation({ clubId, clubInvitationId, action: 'resend' }),
  )
}

export function useRevokeFromManager(clubId: string) {
  return useInvitationMutation((clubInvitationId: string) =>
    client.invitations.changeClubInvitation({ clubId, clubInvitationId, action: 'revoke' }),
  )
}

interface ClubInvitationToken {
  readonly clubId: string
  readonly token: string
}

/** The invitation behind a link in an email; opening it accepts nothing. */
export function useOpenedClubInvitation(invitation: ClubInvitationToken) {
  return useQuery({
    queryKey: ['invitations', 'club-link', invitation],
    queryFn: () => client.invitations.openClubInvitation(invitation),
    retry: false,
    staleTime: Infinity,
  })
}

export function useAcceptClubInvitation() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (invitation: ClubInvitationToken) =>
      client.invitations.acceptClubInvitation(invitation),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['teams'] }),
  })
}

function useInvitationMutation<Input, Output>(act: (input: Input) => Promise<Output>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: () => cache.invalidateQueries({ queryKey: ['invitations'] }),
  })
}
