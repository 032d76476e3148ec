import { websiteLimits as most } from '@touchline/domain/websites/settings'
import { isReservedSlug, slugLength, slugPattern } from '@touchline/domain/websites/slug'
import { z } from 'zod'

import { clubKey } from '../clubs/shapes.ts'
import { teamKey } from '../teams/shapes.ts'
import { country, email, id, line, paragraph, phone, version } from '../wire/values.ts'

/** What stands behind /site/ in the address. */
const slug = z
  .string()
  .trim()
  .toLowerCase()
  .regex(slugPattern, 'slug_invalid')
  .min(slugLength.min, 'slug_invalid')
  .max(slugLength.max, 'slug_invalid')
  .refine((name) => !isReservedSlug(name), 'slug_reserved')

export const websiteSettings = z.object({
  showsTrainings: z.boolean(),
  /** Results and standings. */
  showsResults: z.boolean(),
  about: paragraph(most.about),
  /** Published as typed. */
  contact: z.object({
    name: line(most.contactName),
    email: email.nullable(),
    phone: phone.nullable(),
  }),
  /** Teams of the club that have no page. */
  hiddenTeamIds: z.array(id).max(most.hiddenTeams),
})

/** The website of a club, or of a team without one. */
export const website = z.object({
  /** The id of the club or team, which embeds name. */
  id,
  isPublished: z.boolean(),
  /** Where its phone numbers are from. */
  country,
  /** Proposed from the name until it was saved. */
  slug: z.string(),
  url: z.url(),
  /** Shows what was saved before it is published; null before the first time. */
  previewUrl: z.url().nullable(),
  /** Followed by /{id}/{view}. */
  embedUrl: z.url(),
  settings: websiteSettings,
  teams: z.array(z.object({ id, name: z.string(), url: z.url() })),
  /** Nought until it was saved for the first time. */
  version,
})

const edit = z.object({ isPublished: z.boolean(), slug, settings: websiteSettings, version })

export const clubWebsiteEdit = clubKey.extend(edit.shape)

export const teamWebsiteEdit = teamKey.extend(edit.shape)
