import { embedViewsOf } from '@touchline/domain/websites/embed'
import { embedViews, type EmbedView } from '@touchline/domain/websites/settings'
import { z } from 'zod'

import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'

import type { PublicTeam } from '../queries/teams.ts'
import { findWebsiteOf } from '../queries/websites.ts'
import { shownWebsite, type ShownWebsite } from './shown-website.ts'

const place = z.object({ id: z.uuid().toLowerCase(), view: z.enum(embedViews) })

export interface EmbedPlace {
  readonly shown: ShownWebsite
  /** One team, or all of the club. */
  readonly team: PublicTeam | undefined
  readonly view: EmbedView
}

/** What /embed/{id}/{view} shows, if its website is online and shows that. */
export async function requireEmbedded(platform: Platform, params: unknown): Promise<EmbedPlace> {
  const parsed = place.safeParse(params)
  if (!parsed.success) throw new AppError('not_found')
  const { id, view } = parsed.data
  const website = await findWebsiteOf(platform.database, id)
  if (website?.isPublished !== true || !embedViewsOf(website.settings).includes(view))
    throw new AppError('not_found')
  const shown = await shownWebsite(platform, website)
  const team = shown.teams.find((one) => one.id === id)
  if (team === undefined && id !== website.owner.id) throw new AppError('not_found')
  return { shown, team, view }
}
