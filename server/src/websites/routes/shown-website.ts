import { pictureAddresses, type ShowPicture } from '#server/files/queries/addresses.ts'
import { escaped } from '#server/platform/html.ts'
import type { Platform } from '#server/platform/platform.ts'

import type { PublicMatch } from '../queries/events.ts'
import { findTeams, type PublicTeam } from '../queries/teams.ts'
import type { Website } from '../queries/websites.ts'
import { siteWords, type SiteWords } from './words.ts'

/** A website that is being shown, to everyone or as a preview. */
export interface ShownWebsite {
  readonly website: Website
  readonly teams: readonly PublicTeam[]
  readonly words: SiteWords
  readonly show: ShowPicture
  readonly origin: string
  /** /site/{slug} */
  readonly path: string
  /** Drafts and demos aren't for search engines. */
  readonly isIndexed: boolean
  /** Kept in the links of a preview. */
  readonly query: string
}

export async function shownWebsite(
  platform: Pick<Platform, 'database' | 'clock' | 'config'>,
  website: Website,
  query: string,
): Promise<ShownWebsite> {
  const hidden = new Set(website.settings.hiddenTeamIds)
  const teams = await findTeams(platform.database, website.owner)
  return {
    website,
    teams: teams.filter(({ id }) => !hidden.has(id)),
    words: siteWords(website.language),
    show: await pictureAddresses(platform),
    origin: platform.config.publicUrl,
    path: `/site/${website.slug}`,
    isIndexed: website.isPublished && !website.isDemo,
    query,
  }
}

/** A lone team is at the address itself, a team of a club below it. */
export function pathOfTeam({ website, path }: ShownWebsite, { slug }: PublicTeam): string {
  return website.owner.kind === 'team' ? path : `${path}/${slug}`
}

export function pathOfMatch({ path }: ShownWebsite, { id }: Pick<PublicMatch, 'id'>): string {
  return `${path}/match/${id}`
}

export function contactPart({ website: { settings } }: ShownWebsite): string {
  const { name, email, phone } = settings.contact
  const lines = [
    name === '' ? '' : `<li>${escaped(name)}</li>`,
    email === null ? '' : `<li><a href="mailto:${escaped(email)}">${escaped(email)}</a></li>`,
    phone === null ? '' : `<li><a href="tel:${escaped(phone)}">${escaped(phone)}</a></li>`,
  ].filter((line) => line !== '')
  return lines.length === 0 ? '' : `<ul>${lines.join('')}</ul>`
}
