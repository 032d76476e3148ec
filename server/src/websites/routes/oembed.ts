import { slugPattern } from '@touchline/domain/websites/slug'
import { z } from 'zod'

import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findWebsiteByAddress, findWebsiteOf, type Website } from '../queries/websites.ts'
import { shownWebsite } from './shown-website.ts'

const ofSite = /^\/site\/([^/]+)(?:\/([^/]+))?\/?$/
const ofEmbed = /^\/embed\/([^/]+)\/\w+$/

interface Addressed {
  readonly src: string
  readonly title: string
}

/** What a pasted address shows in a frame: an embed itself, or the matches of a website's page. */
export async function addressedBy(platform: Platform, address: string): Promise<Addressed> {
  const { origin, pathname, search } = new URL(address)
  if (origin !== new URL(platform.config.publicUrl).origin) throw new AppError('not_found')
  const [, id] = ofEmbed.exec(pathname) ?? []
  if (id !== undefined && z.uuid().safeParse(id).success) {
    const website = await findWebsiteOf(platform.database, id)
    return { title: requirePublished(website).name, src: origin + pathname + search }
  }
  return matchesOf(platform, pathname)
}

async function matchesOf(platform: Platform, pathname: string): Promise<Addressed> {
  const [, slug = '', teamSlug] = ofSite.exec(pathname) ?? []
  if (!slugPattern.test(slug)) throw new AppError('not_found')
  const website = requirePublished(await findWebsiteByAddress(platform.database, slug))
  const { teams, words } = await shownWebsite(platform, website, '')
  const team = teams.find((one) => one.slug === teamSlug)
  if (teamSlug !== undefined && team === undefined) throw new AppError('not_found')
  const { id: shownId, name } = team ?? { id: website.owner.id, name: website.name }
  return {
    title: `${words.text.matches} · ${name}`,
    src: `${platform.config.publicUrl}/embed/${shownId}/fixtures`,
  }
}

function requirePublished(website: Website | undefined): Website {
  if (website?.isPublished !== true) throw new AppError('not_found')
  return website
}
