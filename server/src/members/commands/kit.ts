import type { KitOrder, KitPlayer } from '@touchline/contract/members/shapes/kit'
import { exportType } from '@touchline/contract/members/shapes/many'
import {
  countSizes,
  normalizeSize,
  playersWithoutSize,
  kitItems,
} from '@touchline/domain/members/kit-order'
import type { ActorContext } from '@touchline/domain/teams/actor'
import type { Language } from '@touchline/domain/values/language'
import { kit as german } from '@touchline/text/members/kit/de'
import { kit as english } from '@touchline/text/members/kit/en'
import { kit as spanish } from '@touchline/text/members/kit/es'
import { kit as french } from '@touchline/text/members/kit/fr'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { announceAll } from '#server/platform/outbox/announce.ts'
import { bucketSize, requireTry } from '#server/platform/rate-limit/buckets.ts'

import { requireKitSizes } from '../queries/kit-sizes.ts'
import type { RosterFile } from './export-roster.ts'
import { tableBytes } from './table-bytes.ts'

const texts: Readonly<Record<Language, typeof english>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
}

/** A table for the supplier: how many of each size, then each player's. */
export async function exportKitOrder(
  db: Queryable,
  { actor }: ActorContext,
  { memberIds, items, format, language }: KitOrder,
): Promise<RosterFile> {
  const text = texts[language]
  const players = await requireKitSizes(db, actor, memberIds)
  const totals = countSizes(players, items).flatMap(({ item, sizes }) =>
    sizes.map(({ size, count }) => [text.items[item], size, String(count), '', '']),
  )
  const own = players.flatMap((player) => linesOf(player, items, text))
  return {
    fileName: `${text.fileName}.${format}`,
    contentType: exportType[format],
    bytes: await tableBytes(format, {
      head: [text.item, text.size, text.quantity, text.number, text.name],
      pages: (async function* pages() {
        yield [...totals, ['', '', '', '', ''], ...own]
      })(),
    }),
  }
}

function linesOf(
  { firstName, lastName, jerseyNumber, sizes }: KitPlayer,
  items: KitOrder['items'],
  text: typeof english,
): readonly (readonly string[])[] {
  return items.map((item) => {
    const size = normalizeSize(sizes[item])
    // Suppliers add up the quantities: what has no size isn't ordered.
    const ordered = size === null ? [text.noSize, ''] : [size, '1']
    return [text.items[item], ...ordered, jerseyNumber ?? '', `${firstName} ${lastName}`.trim()]
  })
}

/** A team asks three times a day at most. */
const daily = bucketSize({ max: 3, seconds: 86_400 })

/**
 * Asks players, or their guardians, for the sizes they lack; returns those asked. Throws
 * `too_many_requests` after a few times on one day.
 */
export async function askForSizes(
  tx: Transaction,
  { actor, now }: ActorContext,
  memberIds: readonly string[],
): Promise<string[]> {
  const { teamId, accountId: actorId } = actor
  const bucket = { key: `members:sizes:${teamId}`, ...daily }
  await requireTry({ database: tx, clock: () => now }, bucket)
  const players = await requireKitSizes(tx, actor, memberIds)
  const asked = playersWithoutSize(players, kitItems).map(({ id }) => id)
  await announceAll(
    tx,
    asked.map((memberId) => ({
      name: 'members.sizes_asked',
      topics: [],
      payload: { teamId, memberId, actorId },
    })),
  )
  return asked
}
