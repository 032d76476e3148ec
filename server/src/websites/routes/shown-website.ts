import type { Picture } from '@touchline/contract/files/shapes'

import { pictureAddresses, type ShowPicture } from '#server/files/queries/addresses.ts'
import { escaped } from '#server/platform/html.ts'
import type { Platform } from '#server/platform/platform.ts'

import type { PublicMatch } from '../queries/events.ts'
import { findTeams, type PublicTeam } from '../queries/teams.ts'
import type { Website } from '../queries/websites.ts'
import { siteWords, type SiteWords } from './words.ts'

/** A website that is being shown, to everyone or as a preview. */
export interface ShownWebsite extends Place {
  readonly website: Website
  readonly teams: readonly PublicTeam[]
  readonly words: SiteWords
  readonly show: ShowPicture
  /** Drafts and demos aren't for search engines. */
  readonly isIndexed: boolean
  /** Kept in the links of a preview. */
  readonly query: string
}

/** Where a website is: at the operator's address or at its own host. */
export interface Place {
  readonly origin: string
  /** Before the paths of its pages: /site/{slug}, or nothing. */
  readonly path: string
  /** The operator's address, where the product, its embeds and pictures are. */
  readonly publicUrl: string
  /** Before links into the product: nothing where it is at the same address. */
  readonly product: string
}

interface Asked {
  /** Of a preview. */
  readonly query?: string
  /** At its own host, even if that has trouble. */
  readonly isAtHost?: boolean
}

export async function shownWebsite(
  platform: Pick<Platform, 'database' | 'clock' | 'config'>,
  website: Website,
  { query = '', isAtHost = website.isHostSound && query === '' }: Asked = {},
): Promise<ShownWebsite> {
  const shown = new Set(website.settings.shownTeamIds)
  const teams = await findTeams(platform.database, website.owner)
  const place = placeOf(platform.config, website, isAtHost)
  return {
    ...place,
    website,
    teams: teams.filter(({ id }) => website.owner.kind === 'team' || shown.has(id)),
    words: siteWords(website.language),
    show: shownFrom(place, await pictureAddresses(platform)),
    isIndexed: website.isPublished && !website.isDemo,
    query,
  }
}

function placeOf(
  { hosts, publicUrl }: Platform['config'],
  { slug, host }: Website,
  isAtHost: boolean,
): Place {
  if (host === null || !isAtHost || hosts.cnameTarget === undefined)
    return { origin: publicUrl, path: `/site/${slug}`, publicUrl, product: '' }
  return { origin: `https://${host}`, path: '', publicUrl, product: publicUrl }
}

/** Pictures are at the operator's address only. */
function shownFrom({ product }: Place, show: ShowPicture): ShowPicture {
  return (fileId) => {
    const picture = show(fileId)
    return picture === null ? null : withOrigin(picture, product)
  }
}

function withOrigin({ full, thumb }: Picture, origin: string): Picture {
  return { full: origin + full, thumb: origin + thumb }
}

export function homePath({ path }: Pick<Place, 'path'>): string {
  return path === '' ? '/' : path
}

/** A lone team is at the address itself, a team of a club below it. */
export function pathOfTeam(shown: ShownWebsite, { slug }: PublicTeam): string {
  return shown.website.owner.kind === 'team' ? homePath(shown) : `${shown.path}/${slug}`
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
