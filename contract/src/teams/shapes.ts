import { checklistSteps } from '@touchline/domain/teams/checklist'
import { formats, genders, teamTypes } from '@touchline/domain/teams/options'
import { isCountry, isTimeZone } from '@touchline/domain/values/countries'
import { z } from 'zod'

import { entitlementShape } from '../entitlements/shapes.ts'
import { picture } from '../files/shapes.ts'
import {
  color,
  country,
  email,
  filledLine,
  id,
  instant,
  language,
  line,
  paragraph,
  phone,
  version,
} from '../wire/values.ts'

export const teamKey = z.object({ teamId: id })

/** What the settings of a team hold, as they are sent. Null empties a field. */
const teamFields = z.object({
  name: filledLine(100),
  /** One of the sports of domain/teams/options, or the team's own word. */
  sport: filledLine(60),
  gender: z.enum(genders).nullable(),
  /** One of the age groups, or the team's own word. */
  ageGroup: filledLine(60).nullable(),
  teamType: z.enum(teamTypes).nullable(),
  format: z.enum(formats).nullable(),
  formation: line(40).nullable(),
  phone: phone.nullable(),
  email: email.nullable(),
  address: paragraph(300).nullable(),
  color,
  notes: paragraph(2000).nullable(),
  motto: line(140).nullable(),
  foundationYear: z.int().min(1800).max(2100).nullable(),
  country: country.refine(isCountry),
  timeZone: z.string().max(64).refine(isTimeZone),
  language,
  /** From the storage upload with purpose team_logo or team_cover; null takes the picture away. */
  logoFileId: id.nullable(),
  coverFileId: id.nullable(),
})

/** POST /teams: the create form, with country, zone and language proposed by the browser. */
export const newTeam = z.object({
  name: teamFields.shape.name,
  sport: teamFields.shape.sport,
  ageGroup: filledLine(60),
  gender: z.enum(genders).nullish(),
  teamType: z.enum(teamTypes).nullish(),
  format: z.enum(formats).nullish(),
  phone: phone.nullish(),
  color: color.optional(),
  notes: teamFields.shape.notes.optional(),
  logoFileId: id.nullish(),
  country: teamFields.shape.country.optional(),
  timeZone: teamFields.shape.timeZone.optional(),
  language: language.optional(),
})

export type NewTeam = z.infer<typeof newTeam>

export const teamChange = teamFields.partial()

export type TeamChange = z.infer<typeof teamChange>

/**
 * PATCH /teams/{teamId}, with If-Match: "version". When the team has changed meanwhile, `was` (what
 * the sender saw in the changed fields) decides: fields no one else touched are saved, else the
 * answer is changed_meanwhile and nothing is.
 */
export const teamPatch = teamKey.extend({
  changes: teamChange,
  was: teamChange.omit({ logoFileId: true, coverFileId: true }).optional(),
})

export const team = z.object({
  id,
  name: z.string(),
  sport: z.string(),
  gender: z.enum(genders).nullable(),
  ageGroup: z.string().nullable(),
  teamType: z.enum(teamTypes).nullable(),
  format: z.enum(formats).nullable(),
  formation: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  address: z.string().nullable(),
  color: z.string(),
  notes: z.string().nullable(),
  motto: z.string().nullable(),
  foundationYear: z.int().nullable(),
  country: z.string(),
  timeZone: z.string(),
  language,
  logo: picture.nullable(),
  cover: picture.nullable(),
  /** Its country decides from which age someone has an own account, not that of the team. */
  club: z.object({ id, name: z.string(), country: z.string() }).nullable(),
  memberCount: z.int(),
  /** Goes up with every change; sent back as If-Match. */
  version,
  createdAt: instant,
})

export type Team = z.infer<typeof team>

/** Who I am in this team: build an Actor of it and ask the permission functions. */
export const actorShape = z.object({
  accountId: id,
  teamId: id,
  clubId: id.optional(),
  memberId: id.optional(),
  isAdmin: z.boolean(),
  /** Admin as the club's youth director only: no money, no deletion. */
  isYouthDirector: z.boolean().optional(),
  isCoach: z.boolean(),
  isTreasurer: z.boolean(),
  childIds: z.array(id),
  /** Roster rows the club keeps me from, whatever office I hold. */
  blockedFrom: z.array(id),
})

export const checklistShape = z.record(z.enum(checklistSteps), z.boolean())

/** GET /teams/{teamId}: everything the frame of the team's pages needs, in one answer. */
export const teamPage = z.object({
  team,
  actor: actorShape,
  isMuted: z.boolean(),
  checklist: checklistShape,
  entitlement: entitlementShape,
  /** The club's safeguarding person, shown on each team page. */
  safeguarding: z.object({ name: z.string(), phone: z.string().nullable() }).nullable(),
})

export type TeamPage = z.infer<typeof teamPage>

/** Deleting asks for the name, typed letter by letter. */
export const teamDeletion = teamKey.extend({ typedName: line(100) })

export const restorable = z.object({ restorableUntil: instant })

export const leftTeam = z.object({ name: z.string() })
