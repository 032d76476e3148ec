import { maxClubPeople } from '@touchline/domain/clubs/memberships/options'
import {
  clubAudienceRoles,
  maxAddressedTeams,
  maxSubject,
  maxWords,
} from '@touchline/domain/messages/conversations'
import { z } from 'zod'

import { clubKey } from '../../clubs/shapes.ts'
import { id, line, paragraph } from '../../wire/values.ts'

/**
 * The recipients of a club's message: teams, all or a role in them, or members of the club by id.
 */
export const clubAudience = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('teams'),
    teamIds: z.array(id).min(1, 'nobody_chosen').max(maxAddressedTeams),
    role: z.enum(clubAudienceRoles),
  }),
  z.object({
    kind: z.literal('people'),
    personIds: z.array(id).min(1, 'nobody_chosen').max(maxClubPeople),
  }),
])

export type ClubAudience = z.infer<typeof clubAudience>

export const clubAudienceQuery = clubKey.extend({ audience: clubAudience })

/** The recipients of a club's message, each counted once. */
export const clubAudiencePreview = z.object({
  /** Accounts that would read it, without the sender's. */
  people: z.int(),
  /** How many of them are only guardians, and how many are staff. The others are players. */
  guardians: z.int(),
  staff: z.int(),
  teams: z.int(),
  /** Names of recipients who can't be reached, because neither they nor a parent has joined. */
  missing: z.array(z.string()),
})

export type ClubAudiencePreview = z.infer<typeof clubAudiencePreview>

/** Creates an announcement in each team. Answers go only to the sender. */
export const newClubMessage = clubAudienceQuery.extend({
  subject: line(maxSubject).nullable().default(null),
  clientId: id,
  words: paragraph(maxWords).min(1, 'message_required'),
})

export type NewClubMessage = z.infer<typeof newClubMessage>

export const sentClubMessage = z.object({
  /** The conversation created in each team. */
  conversations: z.array(z.object({ teamId: id, conversationId: id })),
})

export type SentClubMessage = z.infer<typeof sentClubMessage>
