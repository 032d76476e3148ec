import { implement } from '@orpc/server'
import { integrationsEndpoints } from '@touchline/contract/integrations/endpoints'

import { takeTry } from '#server/auth/queries/limits.ts'
import { AppError } from '#server/platform/errors.ts'
import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { version } from '#server/platform/version.ts'
import { requireActor } from '#server/teams/queries/actor.ts'

import { exportTeam } from '../commands/archive/export-team.ts'
import { bringTeam } from '../commands/archive/import-team.ts'
import { previewArchive } from '../commands/archive/preview-archive.ts'
import { fingerprintOf } from '../commands/archive/read-archive.ts'
import { readTeamInSubprocess } from '../commands/archive/read-in-subprocess.ts'

const os = implement(integrationsEndpoints).$context<RequestContext>()

export const archivesRoutes = {
  /** No command: the file is kept nowhere, not even as an answer. */
  exportTeam: os.exportTeam.handler(async ({ input: { teamId }, context }) => {
    const { now } = await sendingOf(context)
    // All of it as of one moment: what another writes meanwhile would hang in the air.
    return context.platform.database
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        const actor = await requireActor(tx, { account: requireAccount(context), teamId })
        return exportTeam(tx, { actor, now, software: `Touchline ${version}` })
      })
  }),

  previewArchive: os.previewArchive.handler(async ({ input, context, signal }) => {
    const sending = await sendingOf(context)
    const bytes = Buffer.from(input.base64, 'base64')
    const archive = await readTeamInSubprocess({ ...sending, signal, bytes })
    return context.platform.database
      .transaction()
      .execute((tx) => previewArchive(tx, sending, archive))
  }),

  importArchive: os.importArchive.handler(async ({ input, context, signal }) => {
    const sending = await sendingOf(context)
    const archive = await readTeamInSubprocess({ ...sending, signal, bytes: previewedBytes(input) })
    return command(context, async (tx) => ({ teamId: await bringTeam(tx, sending, archive) }))
  }),
}

/** What was looked at before, and nothing else. */
export function previewedBytes(sent: {
  readonly base64: string
  readonly fingerprint: string
}): Buffer {
  const bytes = Buffer.from(sent.base64, 'base64')
  if (fingerprintOf(bytes) !== sent.fingerprint) throw new AppError('changed_meanwhile')
  return bytes
}

/** Twenty at once, then one a minute: packing and unpacking is work. */
const tries = { burst: 20, refillMs: 60_000 }

/** Only somebody with an address: other people's data are nothing for a visitor. */
export async function sendingOf(context: RequestContext) {
  const { id: accountId, isAnonymous } = requireAccount(context)
  if (isAnonymous) throw new AppError('address_needed')
  const { database, config, clock } = context.platform
  const now = clock()
  const taken = config.auth.rateLimits
    ? await takeTry(database, { key: `archives:${accountId}`, ...tries }, now)
    : undefined
  if (taken?.kind === 'empty')
    throw new AppError('too_many_requests', { retryAfterSeconds: taken.retryAfterMs / 1000 })
  return { accountId, now }
}
