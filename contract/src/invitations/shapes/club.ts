import { invitationStates } from '@touchline/domain/invitations/invitation-state'
import { clubRoles } from '@touchline/domain/teams/club-roles'
import { z } from 'zod'

import { clubKey } from '../../clubs/shapes.ts'
import { email, requiredLine, id, instant } from '../../wire/values.ts'

const roles = z.array(z.enum(clubRoles)).min(1).max(clubRoles.length)

export const newClubInvitation = clubKey.extend({ email, roles })

export type NewClubInvitation = z.infer<typeof newClubInvitation>

export const clubInvitationChange = clubKey.extend({
  clubInvitationId: id,
  action: z.enum(['resend', 'revoke']),
})

/** An invitation to a role in a club, with its state. */
export const clubInvitation = z.object({
  id,
  email: z.string(),
  roles: z.array(z.enum(clubRoles)),
  state: z.enum(invitationStates),
  createdAt: instant,
  expiresAt: instant,
})

export const clubInvitations = z.object({ invitations: z.array(clubInvitation) })

/** The token in the email. */
export const clubInvitationToken = clubKey.extend({ token: requiredLine(200) })

/** What the link's page shows before accepting. */
export const openedClubInvitation = z.object({
  name: z.string(),
  sport: z.string(),
  inviter: z.string().nullable(),
  roles: z.array(z.enum(clubRoles)),
  /** False if the email went to another address than this account's. */
  isMine: z.boolean(),
})

export type ClubInvitation = z.infer<typeof clubInvitation>
export type OpenedClubInvitation = z.infer<typeof openedClubInvitation>
