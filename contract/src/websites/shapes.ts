import { hostNameIn, isBareDomain } from '@touchline/domain/values/host-name'
import { hostProblems, hostStates } from '@touchline/domain/websites/host'
import { websiteLimits as limits } from '@touchline/domain/websites/settings'
import { isReservedSlug, slugLength, slugPattern } from '@touchline/domain/websites/slug'
import { z } from 'zod'

import { clubKey } from '../clubs/shapes.ts'
import { picture } from '../files/shapes.ts'
import { teamKey } from '../teams/shapes.ts'
import {
  country,
  day,
  email,
  requiredLine,
  id,
  instant,
  line,
  paragraph,
  phone,
  version,
} from '../wire/values.ts'

/** What stands behind /site/ in the address. */
const slug = z
  .string()
  .trim()
  .toLowerCase()
  .regex(slugPattern, 'slug_invalid')
  .min(slugLength.min, 'slug_invalid')
  .max(slugLength.max, 'slug_invalid')
  .refine((name) => !isReservedSlug(name), 'slug_reserved')

/** Shown from the first to the last day. */
const sponsor = z
  .object({
    id,
    name: requiredLine(limits.sponsorName),
    url: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(limits.sponsorUrl)]),
    /** Uploaded with purpose sponsor_logo. */
    logoFileId: id.nullable(),
    from: day.nullable(),
    until: day.nullable(),
  })
  .refine(({ from, until }) => from === null || until === null || from <= until, {
    path: ['until'],
    message: 'end_before_start',
  })

const newsItem = z.object({
  id,
  day,
  title: requiredLine(limits.newsTitle),
  words: paragraph(limits.newsWords),
})

export const websiteSettings = z.object({
  showsTrainings: z.boolean(),
  /** Where teams that may have children train; the places of adults come with the times. */
  showsPlacesOfChildren: z.boolean().default(false),
  /** Results and standings. */
  showsResults: z.boolean(),
  about: paragraph(limits.about),
  /** Published as typed. */
  contact: z.object({
    name: line(limits.contactName),
    email: email.nullable(),
    phone: phone.nullable(),
  }),
  /** Teams of the club that have a page. */
  shownTeamIds: z.array(id).max(limits.teams).default([]),
  /** Those that shall have none. A team in neither list is new, and has no page either. */
  hiddenTeamIds: z.array(id).max(limits.teams).default([]),
  sponsors: z.array(sponsor).max(limits.sponsors).default([]),
  news: z.array(newsItem).max(limits.news).default([]),
})

/** A host name of the club or team itself, where its website is once DNS leads there. */
const ownHost = z.object({
  /** In ASCII, as DNS has it. */
  hostName: z.string(),
  /** With the letters of its language. */
  readableName: z.string(),
  /** What its CNAME record has to name. */
  target: z.string(),
  state: z.enum(hostStates),
  /** What the last check found instead of the record. */
  problem: z.enum(hostProblems).nullable(),
  checkedAt: instant.nullable(),
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
  /** At its own host, once that is confirmed. */
  url: z.url(),
  /** Its address here, which ends with the slug. */
  siteUrl: z.url(),
  /** Whether the operator offers own host names. */
  offersHost: z.boolean(),
  host: ownHost.nullable(),
  /** Shows what was saved before it is published; null before the first time. */
  previewUrl: z.url().nullable(),
  /** Followed by /{id}/{view}. */
  embedUrl: z.url(),
  settings: websiteSettings,
  /** The logos of its sponsors. */
  logos: z.array(z.object({ fileId: id, picture })),
  teams: z.array(z.object({ id, name: z.string(), url: z.url() })),
  /** Nought until it was saved for the first time. */
  version,
})

const edit = z.object({ isPublished: z.boolean(), slug, settings: websiteSettings, version })

export const clubWebsiteEdit = clubKey.extend(edit.shape)

export const teamWebsiteEdit = teamKey.extend(edit.shape)

const claimedHost = z.object({
  /** As typed; null releases it. The same one again asks for another check. */
  host: z
    .string()
    .max(300, 'host_invalid')
    .refine((typed) => hostNameIn(typed) !== undefined, { error: 'host_invalid', abort: true })
    .refine((typed) => !isBareDomain(hostNameIn(typed) ?? ''), 'host_bare')
    .nullable(),
})

export const clubHostEdit = clubKey.extend(claimedHost.shape)

export const teamHostEdit = teamKey.extend(claimedHost.shape)
