import { implement } from '@orpc/server'
import { debitEndpoints } from '@touchline/contract/collections/endpoints/debits'
import type { DebitsShape, MandateShape } from '@touchline/contract/collections/shapes/debits'
import { defaultReferenceFormat } from '@touchline/domain/collections/debits/limits'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { clubCommand, clubQuery } from '#server/clubs/routes/handlers.ts'
import { recordAudit } from '#server/platform/audit.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { enterMandate, mandateShapeOf, revokeMandate } from '../commands/debits/mandates.ts'
import { nextReference } from '../commands/debits/save-mandate.ts'
import { collectsInEuros, findCreditor, saveCreditor } from '../queries/debits/creditors.ts'
import { countMandates, findMandates, takeRecordMandates } from '../queries/debits/mandates.ts'
import { debitRunsOf } from './debit-run-shapes.ts'

const os = implement(debitEndpoints).$context<RequestContext>()

export const debitRoutes = {
  debits: os.debits.handler(clubQuery(({ db, now, input }) => debitsOf(db, input.clubId, now))),

  saveCreditor: os.saveCreditor.handler(
    clubCommand(async ({ db, actor, now, input }) => {
      const { clubId, version, ...settings } = input
      if (!(await collectsInEuros(db, clubId))) throw new AppError('not_allowed')
      if (!(await saveCreditor(db, { ...actor, now, settings, version })))
        throw new AppError('changed_meanwhile')
      await takeRecordMandates(db, { clubId, now })
      const details = { clubId, iban: settings.iban.slice(-4) }
      const { accountId: actorId } = actor
      await recordAudit(db, { action: 'collections.creditor_saved', at: now, actorId, details })
      return debitsOf(db, clubId, now)
    }),
  ),

  mandates: os.mandates.handler(
    clubQuery(async ({ db, now, input }) => {
      const rows = await findMandates(db, input.clubId)
      const today = dayInZone(now, 'UTC')
      return { mandates: rows.map((row) => mandateShapeOf(row, today)) }
    }),
  ),

  saveMandate: os.saveMandate.handler(
    clubCommand(async ({ db, actor, now, input }) => {
      const creditor = await findCreditor(db, input.clubId)
      if (creditor === undefined) throw new AppError('not_found')
      await enterMandate(db, { actor, now, creditor, input })
      return requireListed(db, input, now)
    }),
  ),

  revokeMandate: os.revokeMandate.handler(
    clubCommand(async ({ db, actor: { accountId }, now, input }) => {
      await revokeMandate(db, { ...input, accountId, now })
      return requireListed(db, input, now)
    }),
  ),
}

async function requireListed(
  db: Queryable,
  { clubId, mandateId }: { readonly clubId: string; readonly mandateId: string },
  now: Date,
): Promise<MandateShape> {
  const row = (await findMandates(db, clubId)).find(({ id }) => id === mandateId)
  if (row === undefined) throw new AppError('not_found')
  return mandateShapeOf(row, dayInZone(now, 'UTC'))
}

async function debitsOf(db: Queryable, clubId: string, now: Date): Promise<DebitsShape> {
  const found = await findCreditor(db, clubId)
  const creditor = found ?? { referenceFormat: defaultReferenceFormat }
  return {
    creditor: found ?? null,
    version: found?.version ?? 0,
    isOffered: found !== undefined || (await collectsInEuros(db, clubId)),
    nextReference: await nextReference(db, { clubId, creditor, now }),
    mandates: await countMandates(db, clubId),
    runs: [...(await debitRunsOf(db, clubId, now))],
  }
}
