import type { Transaction } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import type { Platform } from '#server/platform/platform.ts'

import type { Edit } from '../commands/belongings.ts'
import type { TeamCall } from './handlers.ts'

interface Editing extends Edit {
  readonly tx: Transaction
  readonly platform: Platform
  readonly teamId: string
}

interface List<Fields, One> {
  readonly name: string
  /** Creates an entry if there is no id. */
  readonly keep: (edit: Editing, fields: Fields) => Promise<One>
  readonly remove: (edit: Editing & { readonly id: string }) => Promise<void>
}

type Call = Omit<TeamCall<unknown, Transaction>, 'input'>

/** The routes that change a list in the team settings; clients refetch the list afterwards. */
export function crud<Fields, One>({ name, keep, remove }: List<Fields, One>) {
  async function edit<T>(
    { db: tx, actor, now, context }: Call,
    id: string | undefined,
    change: (edit: Editing) => Promise<T>,
  ): Promise<T> {
    const { teamId } = actor
    const changed = await change({ tx, platform: context.platform, actor, teamId, id, now })
    await announce(tx, {
      name: `teams.${name}_changed`,
      topics: [`team:${teamId}`],
      payload: { teamId },
    })
    return changed
  }
  return {
    add: (call: Call, fields: Fields) => edit(call, undefined, (editing) => keep(editing, fields)),
    change: (call: Call, id: string, fields: Fields) =>
      edit(call, id, (editing) => keep(editing, fields)),
    remove: (call: Call, id: string) =>
      edit(call, id, async (editing) => {
        await remove({ ...editing, id })
        return { id }
      }),
  }
}
