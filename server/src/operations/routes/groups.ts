import type { AdminGroup } from '@touchline/contract/operations/shapes/groups'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { command } from '#server/platform/http/command.ts'
import type { Platform } from '#server/platform/platform.ts'
import { downloadAddress } from '#server/privacy/queries/download-addresses.ts'
import { findClubExports, type ExportRow } from '#server/privacy/queries/exports.ts'

import { actOnGroup } from '../commands/act-on-group.ts'
import { configureGroup } from '../commands/configure-group.ts'
import {
  findGroups,
  requireOperatedGroup,
  type FoundGroup,
  type GroupKey,
} from '../queries/groups.ts'
import { featureRoutes } from './features.ts'
import { forOperators } from './operators.ts'

export const groupRoutes = {
  ...featureRoutes,

  groups: forOperators.groups.handler(async ({ input, context: { platform } }) => {
    const { groups, nextCursor } = await findGroups(platform.database, input)
    return { groups: await withExports(platform, groups), nextCursor }
  }),

  actOnGroup: forOperators.actOnGroup.handler(({ input, context }) => {
    const { platform, actor } = context
    return command(context, async (tx) => {
      await actOnGroup(tx, { platform, actor }, input)
      return shownGroup(tx, platform, input)
    })
  }),

  configureGroup: forOperators.configureGroup.handler(({ input, context }) => {
    const { platform, actor } = context
    return command(context, async (tx) => {
      await configureGroup(tx, { platform, actor }, input)
      return shownGroup(tx, platform, input)
    })
  }),
}

async function shownGroup(tx: Transaction, platform: Platform, key: GroupKey): Promise<AdminGroup> {
  const [group] = await withExports({ ...platform, database: tx }, [
    await requireOperatedGroup(tx, key),
  ])
  if (group === undefined) throw new AppError('not_found')
  return group
}

/** Adds each group's export. */
async function withExports(
  platform: { readonly database: Queryable; readonly clock: Platform['clock'] },
  groups: readonly FoundGroup[],
): Promise<AdminGroup[]> {
  const clubIds = groups.map(({ id }) => id)
  const made = await findClubExports(platform.database, { clubIds, now: platform.clock() })
  const byClub = new Map(made.map((one) => [one.clubId, one]))
  return Promise.all(
    groups.map(async (group) => {
      const one = byClub.get(group.id)
      return { ...group, export: one === undefined ? null : await shownExport(platform, one) }
    }),
  )
}

async function shownExport(
  platform: { readonly database: Queryable; readonly clock: Platform['clock'] },
  { id, state, askedAt, expiresAt }: ExportRow,
): Promise<NonNullable<AdminGroup['export']>> {
  return {
    state,
    askedAt: askedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    address: state === 'ready' ? await downloadAddress(platform, id) : null,
  }
}
