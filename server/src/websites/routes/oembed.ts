import { slugPattern } from '@touchline/domain/websites/slug'

import { AppError } from '#server/platform/errors.ts'
import { siteHostIn } from '#server/platform/http/site-hosts.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findWebsiteByAddress, findWebsiteByHost, type Website } from '../queries/websites.ts'
import { requireEmbedded } from './embed-place.ts'
import { shownWebsite } from './shown-website.ts'

const ofSite = /^\/site\/([^/]+)(?:\/([^/]+))?\/?$/
const ofHost = /^\/([^/]*)\/?$/
const ofEmbed = /^\/embed\/([^/]+)\/([a-z]+)$/

interface Addressed {
  readonly src: string
  readonly title: string
}

/** What a pasted address shows in a frame: an embed itself, or the matches of a website's page. */
export async function addressedBy(platform: Platform, address: string): Promise<Addressed> {
  const { origin, pathname, search } = new URL(address)
  if (origin !== new URL(platform.config.publicUrl).origin)
    return matchesAtHost(platform, new URL(address))
  const [, id, view] = ofEmbed.exec(pathname) ?? []
  if (id === undefined) return matchesOf(platform, pathname.toLowerCase())
  const { shown } = await requireEmbedded(platform, { id, view })
  return { title: shown.website.name, src: origin + pathname + search }
}

async function matchesOf(platform: Platform, pathname: string): Promise<Addressed> {
  const [, slug = '', teamSlug] = ofSite.exec(pathname) ?? []
  if (!slugPattern.test(slug)) throw new AppError('not_found')
  return matchesIn(platform, await findWebsiteByAddress(platform.database, slug), teamSlug)
}

/** A page at a website's own host. */
async function matchesAtHost(platform: Platform, { host, pathname }: URL): Promise<Addressed> {
  const asked = siteHostIn(platform.config, host)
  const [, teamSlug] = ofHost.exec(pathname.toLowerCase()) ?? []
  if (asked === undefined || asked !== host || teamSlug === undefined)
    throw new AppError('not_found')
  const website = await findWebsiteByHost(platform.database, asked)
  return matchesIn(platform, website, teamSlug === '' ? undefined : teamSlug)
}

async function matchesIn(
  platform: Platform,
  website: Website | undefined,
  teamSlug: string | undefined,
): Promise<Addressed> {
  if (website?.isPublished !== true) throw new AppError('not_found')
  const { teams, words } = await shownWebsite(platform, website)
  const team = teams.find((one) => one.slug === teamSlug)
  if (teamSlug !== undefined && team === undefined) throw new AppError('not_found')
  const { id: shownId, name } = team ?? { id: website.owner.id, name: website.name }
  return {
    title: `${words.text.matches} · ${name}`,
    src: `${platform.config.publicUrl}/embed/${shownId}/fixtures`,
  }
}
