import { slugPattern } from '@touchline/domain/websites/slug'
import { z } from 'zod'

import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'

import { clubPage } from './club-page.ts'
import { matchPage } from './match-page.ts'
import type { ShownWebsite } from './shown-website.ts'
import type { MadePage } from './site-page.ts'
import { teamPage } from './team-page.ts'

const part = z.string().max(80).toLowerCase().regex(slugPattern)

export const address = z.object({
  slug: part,
  team: part.optional(),
  match: z.uuid().toLowerCase().optional(),
})

/** The page of the club, of one of its teams or of a match. */
export async function pageOf(
  platform: Platform,
  shown: ShownWebsite,
  { team: slug, match }: Omit<z.infer<typeof address>, 'slug'>,
): Promise<MadePage> {
  if (match !== undefined) return matchPage(platform, shown, match)
  const { website, teams } = shown
  if (website.owner.kind === 'club' && slug === undefined) return clubPage(platform, shown)
  const team =
    website.owner.kind === 'team' && slug === undefined
      ? teams[0]
      : teams.find((one) => website.owner.kind === 'club' && one.slug === slug)
  if (team === undefined) throw new AppError('not_found')
  return teamPage(platform, shown, team)
}
