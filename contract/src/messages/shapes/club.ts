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

/** Whom a club writes to: teams as a whole or a role in them, or members of its list by their ids. */
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

export const clubAudienceQuestion = clubKey.extend({ audience: clubAudience })

/** Who would get it, each person once. */
export const clubAudiencePreview = z.object({
  /** Accounts that would read it, without mine. */
  people: z.int(),
  /** Of them: who is in as a parent only, and who runs one of the teams. The rest are players. */
  guardians: z.int(),
  staff: z.int(),
  teams: z.int(),
  /** Who is meant and has not joined, nor a parent in their place. */
  missing: z.array(z.string()),
})

export type ClubAudiencePreview = z.infer<typeof clubAudiencePreview>

/** An announcement in each of the teams; who answers, answers its sender alone. */
export const newClubMessage = clubAudienceQuestion.extend({
  subject: line(maxSubject).nullable().default(null),
  clientId: id,
  words: paragraph(maxWords).min(1, 'message_required'),
})

export type NewClubMessage = z.infer<typeof newClubMessage>

export const sentClubMessage = z.object({
  /** The conversation that began in each of the teams. */
  conversations: z.array(z.object({ teamId: id, conversationId: id })),
})

export type SentClubMessage = z.infer<typeof sentClubMessage>
