import { may, type TeamPermission } from '@touchline/domain/teams/permissions'

import type { Transaction } from '#server/platform/database/database.ts'
import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import type { Platform } from '#server/platform/platform.ts'

import { editSettings, type Edit } from '../commands/belongings.ts'
import { requireActor } from '../queries/actor.ts'

interface Key {
  readonly teamId: string
  readonly id?: string
}

interface Editing extends Edit {
  readonly tx: Transaction
  readonly platform: Platform
  readonly teamId: string
}

interface List<Fields, One> {
  readonly name: string
  readonly permission: TeamPermission
  /** Makes a new one where there is no id. */
  readonly keep: (edit: Editing, fields: Fields) => Promise<One>
  readonly remove: (edit: Editing & { readonly id: string }) => Promise<void>
}

/** The changes of a list: who is asking, may they, do it, tell the team. */
export function crud<Fields, One>({ name, permission, keep, remove }: List<Fields, One>) {
  function edit<T>(
    context: RequestContext,
    { teamId, id }: Key,
    change: (edit: Editing) => Promise<T>,
  ): Promise<T> {
    const { platform } = context
    return command(context, async (tx) => {
      const actor = await requireActor(tx, { account: requireAccount(context), teamId })
      const editing = { tx, platform, actor, teamId, id, now: platform.clock() }
      return editSettings(tx, { actor, may: (who) => may(who, permission), list: name }, () =>
        change(editing),
      )
    })
  }
  return {
    keep: (context: RequestContext, key: Key, fields: Fields) =>
      edit(context, key, (editing) => keep(editing, fields)),
    remove: (context: RequestContext, key: Required<Key>) =>
      edit(context, key, async (editing) => {
        await remove({ ...editing, id: key.id })
        return { id: key.id }
      }),
  }
}
