import { clubRoles } from '@touchline/domain/teams/club-roles'
import { clubTeamSports, formats, genders } from '@touchline/domain/teams/options'
import { z } from 'zod'

import { picture } from '../../files/shapes.ts'
import { requiredLine, id, instant } from '../../wire/values.ts'

const card = z.object({
  id,
  name: z.string(),
  sport: z.string(),
  color: z.string(),
  logo: picture.nullable(),
  memberCount: z.int(),
  isMuted: z.boolean(),
})

/** A team the caller plays in, coaches or manages. The role of a club manager is 'Club Manager'. */
export const teamCard = card.extend({
  role: z.string(),
  isAdmin: z.boolean(),
  clubName: z.string().nullable(),
  /** The caller's roster row; null for a club manager without one, who can't leave. */
  memberId: id.nullable(),
})

export const clubCard = card
  .omit({ isMuted: true })
  .extend({ role: z.string(), roles: z.array(z.enum(clubRoles)), teamCount: z.int() })

/** A team of the caller's child; one card per child. */
export const childCard = card.extend({
  role: z.string(),
  child: z.object({ memberId: id, firstName: z.string(), lastName: z.string() }),
})

/** A deleted team or club that the caller could still restore. */
export const deletedCard = z.object({
  id,
  name: z.string(),
  isClub: z.boolean(),
  restorableUntil: instant,
})

/** The caller's teams, clubs and children's teams, and what can still be restored. */
export const myTeams = z.object({
  teams: z.array(teamCard),
  clubs: z.array(clubCard),
  children: z.array(childCard),
  deleted: z.array(deletedCard),
})

export type TeamCard = z.infer<typeof teamCard>
export type ClubCard = z.infer<typeof clubCard>
export type ChildCard = z.infer<typeof childCard>
export type DeletedCard = z.infer<typeof deletedCard>
export type MyTeams = z.infer<typeof myTeams>

export const newClubTeam = z.object({
  name: requiredLine(100),
  /** A club sport, or free text. */
  sport: z.union([z.enum(clubTeamSports), requiredLine(60)]),
  gender: z.enum(genders),
  ageGroup: requiredLine(60),
  format: z.enum(formats).nullish(),
})

export type NewClubTeam = z.infer<typeof newClubTeam>

/** A team of a club with member counts and upcoming events. */
export const clubTeam = z.object({
  id,
  name: z.string(),
  sport: z.string(),
  gender: z.enum(genders).nullable(),
  ageGroup: z.string().nullable(),
  format: z.enum(formats).nullable(),
  color: z.string(),
  logo: picture.nullable(),
  memberCount: z.int(),
  /** How many members have an account or a guardian with one. */
  joinedCount: z.int(),
  /** Whether the caller may open the team. */
  isOpen: z.boolean(),
})

export type ClubTeam = z.infer<typeof clubTeam>

/** A coach or admin of one of the club's teams, who can be given a club role. */
export const clubStaff = z.object({
  accountId: id,
  firstName: z.string(),
  lastName: z.string(),
  role: z.string(),
  teamNames: z.array(z.string()),
  roles: z.array(z.enum(clubRoles)),
})
