import { implement } from '@orpc/server'
import type { AccountExport } from '@touchline/contract/accounts/shapes/own-data'
import { ownDataEndpoints } from '@touchline/contract/privacy/endpoints/own-data'

import { requireProofOfPerson } from '#server/accounts/commands/proof-of-person.ts'
import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import type { Platform } from '#server/platform/platform.ts'

import { askForDeletion } from '../commands/ask-for-deletion.ts'
import { askForExport, exportsLeft } from '../commands/ask-for-export.ts'
import { previewDeletion } from '../commands/preview-deletion.ts'
import { downloadAddress } from '../queries/download-addresses.ts'
import { findExports, type ExportRow } from '../queries/exports.ts'

const os = implement(ownDataEndpoints).$context<RequestContext>()

/** Taking one's data along, and leaving. */
export const ownDataRoutes = {
  exports: os.exports.handler(async ({ context }) => {
    const { id: accountId } = requireAccount(context)
    const { platform } = context
    const now = platform.clock()
    const known = await findExports(platform.database, { accountId, now })
    return {
      exports: await Promise.all(known.map((one) => shownExport(platform, one))),
      leftToday: exportsLeft(known, now),
    }
  }),

  askForExport: os.askForExport.handler(async ({ context }) => {
    const { id } = requireAccount(context)
    const { platform } = context
    return command(context, async (tx) =>
      shownExport(platform, await askForExport(tx, platform, { accountId: id })),
    )
  }),

  previewDeletion: os.previewDeletion.handler(({ context }) =>
    previewDeletion(context.platform, requireAccount(context)),
  ),

  askForDeletion: os.askForDeletion.handler(async ({ context, input }) => {
    const account = requireAccount(context)
    const { platform } = context
    await requireProofOfPerson(platform, account, input)
    return command(context, async (tx) => {
      const eraseAt = await askForDeletion(tx, platform, account)
      return { eraseAt: eraseAt.toISOString() }
    })
  }),
}

export async function shownExport(platform: Platform, row: ExportRow): Promise<AccountExport> {
  return {
    id: row.id,
    child:
      row.teamId === null || row.memberId === null
        ? null
        : { teamId: row.teamId, memberId: row.memberId },
    state: row.state,
    progress: row.progress,
    askedAt: row.askedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    bytes: row.bytes,
    download: row.state === 'ready' ? await downloadAddress(platform, row.id) : null,
  }
}
