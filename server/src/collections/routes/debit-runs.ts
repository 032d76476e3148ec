import { implement } from '@orpc/server'
import { debitEndpoints } from '@touchline/contract/collections/endpoints/debits'

import { clubCommand, clubQuery } from '#server/clubs/routes/handlers.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { changeDebits } from '../commands/debits/change.ts'
import { debitFileOf } from '../commands/debits/file.ts'
import { debitPreviewOf, planDebits } from '../commands/debits/plan.ts'
import { startDebits } from '../commands/debits/start.ts'
import { findCreditor, type Creditor } from '../queries/debits/creditors.ts'
import { requireDebitRun } from './debit-run-shapes.ts'

const os = implement(debitEndpoints).$context<RequestContext>()

export const debitRunRoutes = {
  previewDebits: os.previewDebits.handler(
    clubQuery(async ({ db, actor, now, input }) => {
      const creditor = await requireCreditor(db, input.clubId)
      const { dueOn, duesRunId = null } = input
      return debitPreviewOf(await planDebits(db, { actor, now, creditor, dueOn, duesRunId }))
    }),
  ),

  startDebits: os.startDebits.handler(
    clubCommand(async ({ db, actor, now, input }) => {
      const creditor = await requireCreditor(db, input.clubId)
      await startDebits(db, { actor, now, creditor, input })
      return requireDebitRun(db, { clubId: input.clubId, debitRunId: input.id }, now)
    }),
  ),

  debitRun: os.debitRun.handler(clubQuery(({ db, now, input }) => requireDebitRun(db, input, now))),

  debitFile: os.debitFile.handler(
    clubCommand(async ({ db, actor, now, input: { clubId, debitRunId } }) => {
      const creditor = await findCreditor(db, clubId)
      if (creditor === undefined) throw new AppError('not_found')
      return debitFileOf(db, { actor, now, debitRunId, creditor })
    }),
  ),

  changeDebits: os.changeDebits.handler(
    clubCommand(async ({ db, actor, now, input }) => {
      const { debitRunId, change } = input
      await changeDebits(db, { actor, now, debitRunId }, change)
      return requireDebitRun(db, input, now)
    }),
  ),
}

async function requireCreditor(db: Queryable, clubId: string): Promise<Creditor> {
  const creditor = await findCreditor(db, clubId)
  if (creditor === undefined) throw new AppError('not_found')
  return creditor
}
