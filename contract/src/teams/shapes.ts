import { checklistSteps } from '@touchline/domain/teams/checklist'
import { formats, genders, teamTypes } from '@touchline/domain/teams/options'
import { isCountry, isTimeZone } from '@touchline/domain/values/countries'
import { z } from 'zod'

import { entitlementShape } from '../entitlements/shapes.ts'
import { picture } from '../files/shapes.ts'
import { featuresOffShape } from '../wire/features.ts'
import {
  color,
  country,
  email,
  requiredLine,
  id,
  instant,
  language,
  line,
  paragraph,
  phone,
  version,
} from '../wire/values.ts'

export const teamKey = z.object({ teamId: id })

/** The team settings as sent. Null clears a field. */
const teamFields = z.object({
  name: requiredLine(100),
  /** A sport from domain/teams/options, or free text. */
  sport: requiredLine(60),
  gender: z.enum(genders).nullable(),
  /** An age group from domain/teams/options, or free text. */
  ageGroup: requiredLine(60).nullable(),
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
  /** Uploaded with purpose team_logo or team_cover; null removes the picture. */
  logoFileId: id.nullable(),
  coverFileId: id.nullable(),
})

/** The form that creates a team; the browser proposes country, time zone and language. */
export const newTeam = z.object({
  name: teamFields.shape.name,
  sport: teamFields.shape.sport,
  ageGroup: requiredLine(60),
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
 * Changes settings, with If-Match: "version". If the team changed meanwhile, `was` (the values
 * shown to the sender) decides: fields changed by only one person are saved; if both changed one,
 * the request fails with changed_meanwhile and saves nothing.
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
  /** The club's country, rather than the team's, sets the minimum age for an account. */
  club: z.object({ id, name: z.string(), country: z.string() }).nullable(),
  memberCount: z.int(),
  /** Increases with every change; sent back as If-Match. */
  version,
  createdAt: instant,
})

export type Team = z.infer<typeof team>

/** The caller's role in this team, which the permission functions take as their actor. */
export const actorShape = z.object({
  accountId: id,
  teamId: id,
  clubId: id.optional(),
  memberId: id.optional(),
  isAdmin: z.boolean(),
  /**
   * Admin only as the club's youth director: without access to money, and can't delete the team.
   */
  isYouthDirector: z.boolean().optional(),
  isCoach: z.boolean(),
  isTreasurer: z.boolean(),
  childIds: z.array(id),
  /** Roster rows the club blocks the caller from, whatever their roles. */
  blockedFrom: z.array(id),
  featuresOff: featuresOffShape,
})

export const checklistShape = z.record(z.enum(checklistSteps), z.boolean())

/** Everything the layout of the team's pages needs, in one response. */
export const teamPage = z.object({
  team,
  actor: actorShape,
  isMuted: z.boolean(),
  checklist: checklistShape,
  /** The team's cash box is on, and the reader is not a minor. */
  hasCashBox: z.boolean(),
  entitlement: entitlementShape,
  /** The club's safeguarding person, shown on every team page. */
  safeguarding: z.object({ name: z.string(), phone: z.string().nullable() }).nullable(),
})

export type TeamPage = z.infer<typeof teamPage>

/** The name must be typed exactly. */
export const teamDeletion = teamKey.extend({ typedName: line(100) })

export const restorableUntil = z.object({ restorableUntil: instant })

export const leaveTeamResult = z.object({ name: z.string() })
