import { clubRoles } from '@touchline/domain/teams/club-roles'
import { clubTeamSports, formats, genders } from '@touchline/domain/teams/options'
import { z } from 'zod'

import { picture } from '../../files/shapes.ts'
import { filledLine, id, instant } from '../../wire/values.ts'

const card = z.object({
  id,
  name: z.string(),
  sport: z.string(),
  color: z.string(),
  logo: picture.nullable(),
  memberCount: z.int(),
  isMuted: z.boolean(),
})

/** A team I play in, coach or manage. A club manager's role is 'Club Manager'. */
export const teamCard = card.extend({
  role: z.string(),
  isAdmin: z.boolean(),
  clubName: z.string().nullable(),
  /** My row on the roster; null for a club manager without one, who has nothing to leave. */
  memberId: id.nullable(),
})

export const clubCard = card
  .omit({ isMuted: true })
  .extend({ role: z.string(), roles: z.array(z.enum(clubRoles)), teamCount: z.int() })

/** A team of my child, once per child. */
export const childCard = card.extend({
  role: z.string(),
  child: z.object({ memberId: id, firstName: z.string(), lastName: z.string() }),
})

/** Deleted by me or under my administration, until it is erased for good. */
export const deletedCard = z.object({
  id,
  name: z.string(),
  isClub: z.boolean(),
  restorableUntil: instant,
})

/** GET /me/teams: my teams, my clubs, my children's teams, and what can still be restored. */
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

/** One row of /create-club-teams. */
export const newClubTeam = z.object({
  name: filledLine(100),
  /** One of the club sports, or the team's own word. */
  sport: z.union([z.enum(clubTeamSports), filledLine(60)]),
  gender: z.enum(genders),
  ageGroup: filledLine(60),
  format: z.enum(formats).nullish(),
})

export type NewClubTeam = z.infer<typeof newClubTeam>

/** A team of a club with its figures. */
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
  /** Of these, how many are reached: by an account of their own, or that of a parent. */
  joinedCount: z.int(),
  /** Whether I may open it. */
  isOpen: z.boolean(),
})

export type ClubTeam = z.infer<typeof clubTeam>

/** A coach or admin of one of the club's teams: who can be given a role in the club. */
export const clubStaff = z.object({
  accountId: id,
  firstName: z.string(),
  lastName: z.string(),
  role: z.string(),
  teamNames: z.array(z.string()),
  roles: z.array(z.enum(clubRoles)),
})
