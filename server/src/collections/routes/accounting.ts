import { implement } from '@orpc/server'
import { accountingEndpoints } from '@touchline/contract/collections/endpoints/accounting'
import { financialYearOf } from '@touchline/domain/collections/accounting/financial-year'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { clubQuery } from '#server/clubs/routes/handlers.ts'
import { command } from '#server/platform/http/command.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { requireCheckForClub } from '#server/teams/queries/checks.ts'

import { sumBookings } from '../commands/accounting/bookings.ts'
import { exportClubLedger } from '../commands/accounting/export-ledger.ts'
import { checkExport, writeBatch } from '../commands/accounting/export.ts'
import {
  findAccountingSettings,
  findClubBookings,
  saveAccountingSettings,
} from '../queries/accounting.ts'
import { findSchedule } from '../queries/dues.ts'

const os = implement(accountingEndpoints).$context<RequestContext>()

export const accountingRoutes = {
  accounting: os.accounting.handler(
    clubQuery(async ({ db, actor, now, input: { from: wantedFrom, to: wantedTo } }) => {
      await requireCheckForClub(db, actor)
      const settings = await findAccountingSettings(db, actor.clubId)
      const schedule = await findSchedule(db, actor.clubId)
      const yearBegins = settings?.yearBegins ?? schedule?.rules.yearBegins ?? 1
      const today = dayInZone(now, 'UTC')
      const from = wantedFrom ?? financialYearOf(today, yearBegins).startsOn
      const to = wantedTo ?? today
      const bookings = await findClubBookings(db, { ...actor, from, to })
      return { settings: settings ?? null, yearBegins, from, to, ...sumBookings(bookings) }
    }),
  ),

  exportAccounting: os.exportAccounting.handler(
    clubQuery(async ({ db, actor, now, input, context }) => {
      await requireCheckForClub(db, actor)
      checkExport(input)
      const bookings = await findClubBookings(db, { ...actor, ...input })
      const file = writeBatch(bookings, { ...input, createdAt: now })
      await command(context, (tx) =>
        saveAccountingSettings(tx, { ...actor, now, settings: input.settings }),
      )
      context.reply
        .header('content-type', 'text/csv; charset=windows-1252')
        .header('content-disposition', `attachment; filename="${file.fileName}"`)
      return new Blob([new Uint8Array(file.bytes)])
    }),
  ),

  exportClubLedger: os.exportClubLedger.handler(
    clubQuery(async ({ db, actor, input, context }) => {
      await requireCheckForClub(db, actor)
      const bookings = await findClubBookings(db, { ...actor, ...input })
      const file = await exportClubLedger(bookings, input)
      context.reply
        .header('content-type', file.contentType)
        .header('content-disposition', `attachment; filename="${file.fileName}"`)
      return file.bytes
    }),
  ),
}
