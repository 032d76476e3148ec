import { implement } from '@orpc/server'
import { donationEndpoints } from '@touchline/contract/collections/endpoints/donations'

import { clubCommand, clubQuery, type ClubCall } from '#server/clubs/routes/handlers.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { requireCheckForClub } from '#server/teams/queries/checks.ts'

import { issueReceipts } from '../commands/donations/issue.ts'
import { donationsOf } from '../commands/donations/page.ts'
import { saveDonor } from '../commands/donations/save-donor.ts'
import { saveEntitlement } from '../commands/donations/save-entitlement.ts'
import { sendReceipts } from '../commands/donations/send.ts'
import { voidReceipt } from '../commands/donations/void.ts'
import { donationReceiptFile } from '../commands/donations/write-receipt.ts'
import { limitReceipts } from '../commands/limits.ts'
import { findBlockedChildren } from '../queries/donations/entries.ts'
import { requireDonationReceipt } from '../queries/donations/receipts.ts'

const os = implement(donationEndpoints).$context<RequestContext>()

export const donationRoutes = {
  donations: os.donations.handler(
    clubQuery(async (call) => {
      await requireCheckForClub(call.db, call.actor)
      return pageOf(call, call.input.year)
    }),
  ),

  saveEntitlement: os.saveEntitlement.handler(
    clubCommand(async (call) => {
      const { db, actor, now, input } = call
      await requireCheckForClub(db, actor)
      await saveEntitlement(db, { ...actor, now }, input)
      return pageOf(call, undefined)
    }),
  ),

  saveDonor: os.saveDonor.handler(
    clubCommand(async (call) => {
      const { db, actor, now, input } = call
      await requireCheckForClub(db, actor)
      await saveDonor(db, { ...actor, now }, input)
      return pageOf(call, input.year)
    }),
  ),

  issueDonationReceipts: os.issueDonationReceipts.handler(
    clubCommand(async (call) => {
      const { db, actor, now, input } = call
      await requireCheckForClub(db, actor)
      await issueReceipts(db, { ...actor, now }, input)
      return pageOf(call, input.year)
    }),
  ),

  voidDonationReceipt: os.voidDonationReceipt.handler(
    clubCommand(async (call) => {
      const { db, actor, now, input, context } = call
      await requireCheckForClub(db, actor)
      const { year } = await voidReceipt(db, context.platform, { ...actor, ...input, now })
      return pageOf(call, year)
    }),
  ),

  sendDonationReceipts: os.sendDonationReceipts.handler(
    clubCommand(async (call) => {
      const { db, actor, now, input, context } = call
      await requireCheckForClub(db, actor)
      const [year] = await sendReceipts(db, context.platform, { ...actor, ...input, now })
      return pageOf(call, year)
    }),
  ),

  donationReceipt: os.donationReceipt.handler(
    clubQuery(async ({ db, actor, input, context: { platform } }) => {
      await requireCheckForClub(db, actor)
      await limitReceipts(platform, input.receiptId)
      const blockedFrom = await findBlockedChildren(db, actor)
      const receipt = await requireDonationReceipt(db, { ...actor, ...input, blockedFrom })
      return donationReceiptFile(db, receipt)
    }),
  ),
}

function pageOf({ db, actor, now }: ClubCall<unknown>, year: number | undefined) {
  return donationsOf(db, { ...actor, year }, now)
}
