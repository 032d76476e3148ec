import { clubRoles } from '@touchline/domain/teams/club-roles'
import { isCountry, isTimeZone } from '@touchline/domain/values/countries'
import { z } from 'zod'

import { picture } from '../files/shapes.ts'
import { featuresOffShape } from '../wire/features.ts'
import { color, country, requiredLine, id, instant, language, line, phone } from '../wire/values.ts'

const clubFields = z.object({
  name: requiredLine(100),
  sport: requiredLine(60),
  memberCount: z.int().min(0).max(1_000_000),
  teamCount: z.int().min(0).max(1000).nullable(),
  phone,
  color,
  /** Uploaded with purpose club_logo. */
  logoFileId: id.nullable(),
  country: country.refine(isCountry),
  timeZone: z.string().max(64).refine(isTimeZone),
  language,
})

export const newClub = clubFields.partial({
  teamCount: true,
  color: true,
  logoFileId: true,
  country: true,
  timeZone: true,
  language: true,
})

export type NewClub = z.infer<typeof newClub>

export const clubChange = clubFields
  .extend({
    /** Uploaded with purpose club_cover. */
    coverFileId: id.nullable(),
    /** The format of membership numbers: text with {n} or {nnn}, and optionally {year}. */
    numberFormat: requiredLine(30),
    safeguardingName: line(120).nullable(),
    safeguardingPhone: phone.nullable(),
    /** Must have a role in the club. */
    safeguardingAccountId: id.nullable(),
  })
  .partial()

export type ClubChange = z.infer<typeof clubChange>

export const club = z.object({
  id,
  name: z.string(),
  sport: z.string(),
  /** As stated when the club was created. */
  memberCount: z.int().nullable(),
  teamCount: z.int().nullable(),
  phone: z.string().nullable(),
  color: z.string(),
  logo: picture.nullable(),
  cover: picture.nullable(),
  country: z.string(),
  timeZone: z.string(),
  language,
  numberFormat: z.string(),
  safeguardingName: z.string().nullable(),
  safeguardingPhone: z.string().nullable(),
  safeguardingAccountId: id.nullable(),
  createdAt: instant,
})

export type Club = z.infer<typeof club>

/** A person with one or several roles in the club. */
export const clubRoleHolder = z.object({
  accountId: id,
  roles: z.array(z.enum(clubRoles)),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  avatar: picture.nullable(),
  since: instant,
})

export const clubPage = z.object({
  club,
  /** The caller's roles, for the permission functions. */
  roles: z.array(z.enum(clubRoles)),
  featuresOff: featuresOffShape,
  staff: z.array(clubRoleHolder),
})

export type ClubPage = z.infer<typeof clubPage>

export const clubKey = z.object({ clubId: id })
export const clubRolesChange = clubKey.extend({
  accountId: id.or(z.literal('me')),
  /** Replaces all roles; an empty list ends them. */
  roles: z.array(z.enum(clubRoles)).max(clubRoles.length),
})

/** The name must be typed exactly. */
export const clubDeletion = clubKey.extend({ typedName: line(100) })
