import { domainToUnicode } from 'node:url'

import type { website } from '@touchline/contract/websites/shapes'
import { hostStateOf } from '@touchline/domain/websites/host'
import { usualWebsite } from '@touchline/domain/websites/settings'
import { slugLength, slugOf } from '@touchline/domain/websites/slug'
import type { z } from 'zod'

import { pictureAddresses } from '#server/files/queries/addresses.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findHost, type HostRow } from '../queries/hosts.ts'
import { signPreview } from '../queries/previews.ts'
import { findOwnerFacts, findTeams } from '../queries/teams.ts'
import { findWebsite, type Owner } from '../queries/websites.ts'

/** The website for those who edit it; before it was saved, what most clubs show. */
export async function editedWebsite(
  db: Queryable,
  platform: Pick<Platform, 'config' | 'clock' | 'database'>,
  owner: Owner,
): Promise<z.input<typeof website>> {
  const facts = await findOwnerFacts(db, owner)
  if (facts === undefined) throw new AppError('not_found')
  const known = await findWebsite(db, owner)
  const teams = await findTeams(db, owner)
  const ids = teams.map(({ id }) => id)
  const { settings, slug, isPublished, version } = known ?? {
    settings: { ...usualWebsite, shownTeamIds: ids },
    slug: proposedSlug(facts.name),
    isPublished: false,
    version: 0,
  }
  const show = await pictureAddresses(platform)
  const ours = new Set(ids)
  const { publicUrl, hosts } = platform.config
  const siteUrl = `${publicUrl}/site/${slug}`
  const host = hostShown(await findHost(db, owner), hosts.cnameTarget)
  const base = host?.state === 'online' ? `https://${host.hostName}` : siteUrl
  const signature = await signPreview(platform, owner)
  return {
    id: owner.id,
    isPublished,
    country: facts.country,
    slug,
    url: base,
    siteUrl,
    offersHost: hosts.cnameTarget !== undefined,
    host,
    embedUrl: `${publicUrl}/embed`,
    previewUrl: known === undefined ? null : `${siteUrl}?preview=${signature}`,
    settings: {
      ...settings,
      shownTeamIds:
        owner.kind === 'team' ? ids : settings.shownTeamIds.filter((id) => ours.has(id)),
      hiddenTeamIds: settings.hiddenTeamIds.filter((id) => ours.has(id)),
      sponsors: [...settings.sponsors],
      news: [...settings.news],
    },
    logos: settings.sponsors.flatMap(({ logoFileId: fileId }) => {
      const picture = show(fileId)
      return fileId === null || picture === null ? [] : [{ fileId, picture }]
    }),
    teams: teams.map((team) => ({
      id: team.id,
      name: team.name,
      url: owner.kind === 'team' ? base : `${base}/${team.slug}`,
    })),
    version,
  }
}

/** A host that was claimed isn't shown while the operator offers none. */
function hostShown(host: HostRow | undefined, target: string | undefined) {
  if (host === undefined || target === undefined) return null
  const { host: hostName, label, problem, checkedAt } = host
  return {
    hostName,
    readableName: domainToUnicode(hostName),
    target: `${label}.${target}`,
    state: hostStateOf(host),
    problem,
    checkedAt: checkedAt?.toISOString() ?? null,
  }
}

function proposedSlug(name: string): string {
  const slug = slugOf(name)
  return slug.length < slugLength.min ? `${slug}-club`.replace(/^-/, 'our-') : slug
}
