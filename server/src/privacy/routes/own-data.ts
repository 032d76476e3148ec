import { implement } from '@orpc/server'
import type { AccountExport } from '@touchline/contract/accounts/shapes/own-data'
import type { GivenProof } from '@touchline/contract/accounts/shapes/proof'
import { ownDataEndpoints } from '@touchline/contract/privacy/endpoints/own-data'
import { mayExportChild } from '@touchline/domain/children/permissions'

import { requireProofOfPerson } from '#server/accounts/commands/proof-of-person.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { accountCommand, accountQuery, type AccountCall } from '#server/platform/http/handlers.ts'
import { actorIn } from '#server/teams/routes/handlers.ts'

import { askForDeletion } from '../commands/ask-for-deletion.ts'
import { askForExport, exportsLeft, ofPeople } from '../commands/ask-for-export.ts'
import { requireOwnChild } from '../commands/own-child.ts'
import { previewDeletion } from '../commands/preview-deletion.ts'
import { downloadAddress } from '../queries/download-addresses.ts'
import { findExports, type ExportRow } from '../queries/exports.ts'

const os = implement(ownDataEndpoints).$context<RequestContext>()

type DeletionInput = GivenProof & { readonly preview: boolean }

const preview = accountQuery(async ({ account, context }: AccountCall<DeletionInput>) => ({
  preview: await previewDeletion(context.platform, account),
}))
const scheduleDeletion = accountCommand<DeletionInput, { eraseAt: string }>(
  async ({ db, account, context }) => {
    const eraseAt = await askForDeletion(db, context.platform, account)
    return { eraseAt: eraseAt.toISOString() }
  },
)

/** Data exports, and deleting your account. */
export const ownDataRoutes = {
  exports: os.exports.handler(
    accountQuery(async ({ db, account, now, context: { platform } }) => {
      const known = ofPeople(await findExports(db, { accountId: account.id, now }))
      return {
        exports: await Promise.all(known.map((one) => shownExport(platform, one))),
        leftToday: exportsLeft(known, now),
      }
    }),
  ),

  askForExport: os.askForExport.handler(
    accountCommand(async ({ db, account, now, context, input: { child } = {} }) => {
      const { platform } = context
      if (child !== undefined) {
        const actor = await actorIn(db, context, child.teamId)
        await requireOwnChild(db, { actor, now, may: mayExportChild }, child.memberId)
      }
      const { id: accountId } = account
      return shownExport(platform, await askForExport(db, platform, { accountId, child }))
    }),
  ),

  askForDeletion: os.askForDeletion.handler(async (call) => {
    if (call.input.preview) return preview(call)
    const { platform } = call.context
    // Outside the transaction: a wrong password counts although the operation fails.
    await requireProofOfPerson(platform, requireAccount(call.context), call.input)
    return scheduleDeletion(call)
  }),
}

async function shownExport(
  platform: RequestContext['platform'],
  row: ExportRow,
): Promise<AccountExport> {
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
