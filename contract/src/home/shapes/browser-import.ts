import {
  mostSavedGuardians,
  mostSavedLeagues,
  mostSavedMembers,
  mostSavedRecords,
} from '@touchline/domain/home/browser-import/saved'
import { guardianRoles } from '@touchline/domain/members/roles'
import { formats, genders } from '@touchline/domain/teams/options'
import { isTimeZone } from '@touchline/domain/values/countries'
import { z } from 'zod'

import { newLeague } from '../../leagues/shapes/league.ts'
import {
  color,
  country,
  day,
  email,
  filledLine,
  id,
  instant,
  language,
  line,
  phone,
} from '../../wire/values.ts'

/** Ties a team to a club of the same import, and both to their place in the browser. */
const browserKey = line(100)

const broughtGroup = z.object({
  browserKey,
  name: filledLine(100),
  sport: filledLine(60),
  color: color.optional(),
  phone: phone.optional(),
  /** From the storage upload with purpose club_logo or team_logo. */
  logoFileId: id.optional(),
})

export const broughtClub = broughtGroup.extend({
  memberCount: z.int().min(0).max(1_000_000).optional(),
  teamCount: z.int().min(0).max(1000).optional(),
})

const broughtGuardian = z.object({
  role: z.enum(guardianRoles),
  firstName: filledLine(100),
  lastName: line(100),
  email: email.optional(),
  phone: phone.optional(),
})

export const broughtMember = z.object({
  firstName: filledLine(100),
  lastName: line(100),
  nickname: line(60).optional(),
  email: email.optional(),
  phone: phone.optional(),
  dateOfBirth: day.optional(),
  role: filledLine(60),
  isAdmin: z.boolean(),
  position: line(60).optional(),
  /** Only the address is known: the name comes with the person. */
  isPlaceholder: z.boolean(),
  guardians: z.array(broughtGuardian).max(mostSavedGuardians),
})

/** Its matches ask nobody before a coach does. */
const broughtLeague = newLeague.pick({
  name: true,
  format: true,
  address: true,
  invitations: true,
  fixtures: true,
})

export const broughtTeam = broughtGroup.extend({
  /** My own role in it. */
  role: filledLine(60),
  gender: z.enum(genders).optional(),
  ageGroup: filledLine(60).optional(),
  format: z.enum(formats).optional(),
  /** A club of this import, or one I manage. */
  club: z.union([z.object({ browserKey }), z.object({ clubId: id })]).optional(),
  members: z.array(broughtMember).max(mostSavedMembers),
  leagues: z.array(broughtLeague).max(mostSavedLeagues).default([]),
})

/** POST /me/browser-imports: what the person ticked of what their browser holds. */
export const newBrowserImport = z.object({
  clubs: z.array(broughtClub).max(mostSavedRecords),
  teams: z.array(broughtTeam).max(mostSavedRecords),
  country: country.optional(),
  timeZone: z.string().max(64).refine(isTimeZone).optional(),
  language,
})

const madeOf = z.object({ id, browserKey: z.string(), name: z.string(), isGone: z.boolean() })

/** One go of bringing teams along; what has been erased since is no longer listed. */
export const browserImport = z.object({
  id,
  createdAt: instant,
  undoableUntil: instant,
  undoneAt: instant.nullable(),
  mayUndo: z.boolean(),
  clubs: z.array(madeOf),
  teams: z.array(madeOf.extend({ memberCount: z.int(), guardianCount: z.int() })),
})

export const browserImports = z.object({ imports: z.array(browserImport) })

export const browserImportKey = z.object({ browserImportId: id })

/** Why a team or club stays: others have joined, it is in use, or it is no longer mine to remove. */
export const keptReasons = ['joined', 'used', 'not_mine'] as const

export const undoneBrowserImport = z.object({
  import: browserImport,
  kept: z.array(z.object({ id, name: z.string(), why: z.enum(keptReasons) })),
})

export type BroughtClub = z.infer<typeof broughtClub>
export type BroughtMember = z.infer<typeof broughtMember>
export type BroughtTeam = z.infer<typeof broughtTeam>
export type NewBrowserImport = z.infer<typeof newBrowserImport>
export type BrowserImport = z.infer<typeof browserImport>
export type BrowserImports = z.infer<typeof browserImports>
export type UndoneBrowserImport = z.infer<typeof undoneBrowserImport>
export type KeptReason = (typeof keptReasons)[number]
