import { mayShareLeagues } from '@touchline/domain/leagues/permissions'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'

import type { LeagueKey } from '../queries/leagues.ts'
import { openLinkToken } from '../queries/links.ts'
import { findPublicFacts, findSlug, isSlugTaken, savePublicPage } from '../queries/public-page.ts'
import { keyOf, refused, runLeague, tellOfLeague, type Doing } from './running.ts'

export type PublicWish =
  | { readonly kind: 'closed' }
  | { readonly kind: 'secret' }
  | { readonly kind: 'open'; readonly slug: string }

/** Opens a league to those with the link, or to everybody under a name; or closes it. */
export async function choosePublicPage(
  tx: Transaction,
  doing: Doing,
  { leagueId, wish }: { readonly leagueId: string; readonly wish: PublicWish },
): Promise<void> {
  const running = await runLeague(tx, doing, leagueId)
  if (!mayShareLeagues(doing.actor)) throw new AppError('not_allowed')
  const key = keyOf(running)
  const slug = wish.kind === 'open' ? wish.slug : null
  if (slug !== null && (await isSlugTaken(tx, key, slug))) throw refused('slug', 'slug_taken')
  await savePublicPage(tx, key, { kind: wish.kind, slug, renews: false })
  await tellOfLeague(tx, 'leagues.changed', key)
}

/** Every secret link there was is dead from now on. */
export async function renewPublicPage(
  tx: Transaction,
  doing: Doing,
  { leagueId }: { readonly leagueId: string },
): Promise<void> {
  const running = await runLeague(tx, doing, leagueId)
  if (!mayShareLeagues(doing.actor)) throw new AppError('not_allowed')
  const key = keyOf(running)
  await savePublicPage(tx, key, { kind: 'secret', slug: null, renews: true })
  await tellOfLeague(tx, 'leagues.changed', key)
}

/** The league behind an address; undefined for a made-up one, and once it is closed. */
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
