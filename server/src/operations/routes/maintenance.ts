import type { OperatorMaintenance } from '@touchline/contract/operations/shapes/maintenance'

import { switchOff, switchOn } from '#server/maintenance/commands/switching.ts'
import { findMaintenance } from '#server/maintenance/queries.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { command } from '#server/platform/http/command.ts'

import { emailOfAccount } from '../queries/audit.ts'
import { forOperators } from './operators.ts'

export const maintenanceSwitch = {
  maintenance: forOperators.maintenance.handler(({ context }) =>
    maintenanceIn(context.platform.database),
  ),

  switchMaintenance: forOperators.switchMaintenance.handler(({ input, context }) => {
    const { platform, actor } = context
    const now = platform.clock()
    const until = input.until === null ? undefined : new Date(input.until)
    if (input.isOn && until !== undefined && until <= now)
      throw new AppError('invalid_input', { fields: { until: 'past' } })

    const hand = { accountId: actor.id, ip: actor.ip, now }
    return command(context, async (tx) => {
      if (input.isOn) await switchOn(tx, hand, { message: input.message, until })
      else await switchOff(tx, hand)
      return maintenanceIn(tx)
    })
  }),
}

async function maintenanceIn(db: Queryable): Promise<OperatorMaintenance> {
  const set = await findMaintenance(db)
  const by = set?.by === undefined ? null : await emailOfAccount(db, set.by)
  return {
    isOn: set !== undefined,
    message: set?.message ?? '',
    until: set?.until?.toISOString() ?? null,
    since: set?.since.toISOString() ?? null,
    by,
  }
}
