import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { requireActor } from '#server/teams/queries/actor.ts'

import type { Asking } from '../commands/asking.ts'

/** Who asks about somebody of a team; not_found for strangers. */
export async function askingOf(
  context: RequestContext,
  teamId: string,
  db: Queryable,
): Promise<Asking> {
  const account = requireAccount(context)
  const actor = await requireActor(db, { account, teamId })
  return { actor, now: context.platform.clock(), isByProgram: account.program !== undefined }
}

/** Runs a command for whoever asks. */
export function commandOf<T>(
  context: RequestContext,
  teamId: string,
  run: (tx: Transaction, asking: Asking) => Promise<T>,
): Promise<T> {
  return command(context, async (tx) => run(tx, await askingOf(context, teamId, tx)))
}
