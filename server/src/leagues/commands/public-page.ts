import type { PublicPageInput } from '@touchline/contract/leagues/shapes/public-page'
import type { ActorContext } from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'

import type { LeagueKey } from '../queries/leagues.ts'
import { openLinkToken } from '../queries/links.ts'
import { findPublicFacts, findSlug, isSlugTaken, savePublicPage } from '../queries/public-page.ts'
import { announceLeague, invalidField, keyOf, lockLeagueWithTeams } from './locked-league.ts'

/** Publishes a league by a secret link or under a name, renews the link, or closes the page. */
export async function setPublicPage(
  tx: Transaction,
  context: ActorContext,
  { leagueId, page }: { readonly leagueId: string; readonly page: PublicPageInput },
): Promise<void> {
  const locked = await lockLeagueWithTeams(tx, context, leagueId)
  const key = keyOf(locked)
  const slug = page.kind === 'open' ? page.slug : null
  if (slug !== null && (await isSlugTaken(tx, key, slug))) throw invalidField('slug', 'slug_taken')
  const renews = page.kind === 'secret' && page.renew
  await savePublicPage(tx, key, { kind: page.kind, slug, renews })
  await announceLeague(tx, 'leagues.changed', key)
}

/** The league of an address; undefined for an unknown address and a closed page. */
export async function findPublicKey(
  { database }: Pick<Platform, 'database'>,
  slug: string,
): Promise<LeagueKey | undefined> {
  const link = await openLinkToken(database, 'league', slug)
  if (link === undefined) return findSlug(database, slug.toLowerCase())
  const key = { teamId: link.teamId, leagueId: link.id }
  const facts = await findPublicFacts(database, key)
  return facts?.kind === 'secret' && facts.number === link.number ? key : undefined
}
