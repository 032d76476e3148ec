import type { collectionList } from '@touchline/contract/collections/shapes/collection'
import { type Actor, representedBy } from '@touchline/domain/teams/actor'
import { may } from '@touchline/domain/teams/permissions'
import type { z } from 'zod'

import type { RequestContext } from '#server/platform/http/context.ts'

import { billUrl, formUrl } from '../queries/links.ts'
import { findCollections, findMine, type CollectionSummary, type MineRow } from '../queries/list.ts'

type Listed = z.infer<typeof collectionList>
type Row = Listed['collections'][number]

/** All collections with totals for those who run them; their own bills for others. */
export async function listCollections(context: RequestContext, actor: Actor): Promise<Listed> {
  const own = await mineOf(context, actor)
  if (!may(actor, 'collections.manage')) return { collections: own, mayRun: false }
  const mine = new Map(own.map((row) => [row.id, row.mine]))
  const { database, clock } = context.platform
  const { teamId } = actor
  const rows = await findCollections(database, { teamId, now: clock() })
  return {
    mayRun: true,
    collections: rows.map(
      ({
        charged,
        paid,
        outstanding,
        late,
        invited,
        unfilled,
        bills,
        paidBills,
        requests,
        ...brief
      }) => ({
        ...briefOf(brief),
        figures: {
          charged,
          paid,
          outstanding,
          late,
          invited,
          unfilled,
          bills,
          paidBills,
          requests,
        },
        mine: mine.get(brief.id) ?? null,
      }),
    ),
  }
}

async function mineOf({ platform }: RequestContext, actor: Actor): Promise<Row[]> {
  const { teamId, accountId } = actor
  const asked = { teamId, accountId, memberIds: representedBy(actor) }
  const rows = await findMine(platform.database, asked)
  const pageOf = async (bill: MineRow['bills'][number]) => ({
    ...bill,
    pageUrl: await billUrl(platform, { teamId, billId: bill.id }),
  })
  return Promise.all(
    rows.map(async ({ asked, bills, ...brief }) => ({
      ...briefOf(brief),
      figures: null,
      mine: {
        formUrl: formUrl(platform.config, brief.key),
        asked: [...asked],
        bills: await Promise.all(bills.map(pageOf)),
      },
    })),
  )
}

function briefOf({ key: _key, createdAt, ...brief }: CollectionSummary) {
  return { ...brief, createdAt: createdAt.toISOString() }
}
