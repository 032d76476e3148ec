import { implement } from '@orpc/server'
import { childrenEndpoints } from '@touchline/contract/children/endpoints'

import type { Transaction } from '#server/platform/database/database.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import type { Asking } from '../commands/asking.ts'
import { openCertificate } from '../commands/certificate.ts'
import {
  eraseHealth,
  readEmergency,
  readEmergencyNumbers,
  readHealth,
  saveHealth,
} from '../commands/health.ts'
import { readLooks, readSeers } from '../commands/looks.ts'
import { askingOf, commandOf } from './asking.ts'

const os = implement(childrenEndpoints).$context<RequestContext>()

export const healthRoutes = {
  health: os.health.handler(({ input, context }) =>
    looking(context, input.teamId, (tx, asking) => readHealth(tx, asking, input)),
  ),

  saveHealth: os.saveHealth.handler(({ input, context }) =>
    commandOf(context, input.teamId, (tx, asking) => saveHealth(tx, asking, input)),
  ),

  eraseHealth: os.eraseHealth.handler(({ input, context }) =>
    commandOf(context, input.teamId, (tx, asking) => eraseHealth(tx, asking, input)),
  ),

  emergency: os.emergency.handler(({ input, context }) =>
    looking(context, input.teamId, (tx, asking) => readEmergency(tx, asking, input)),
  ),

  emergencyNumbers: os.emergencyNumbers.handler(async ({ input, context }) => {
    const { database } = context.platform
    return readEmergencyNumbers(database, await askingOf(context, input.teamId, database))
  }),

  certificate: os.certificate.handler(({ input, context }) =>
    looking(context, input.teamId, (tx, asking) =>
      openCertificate(tx, { ...asking, platform: context.platform }, input),
    ),
  ),

  seers: os.seers.handler(async ({ input, context }) => {
    const { database } = context.platform
    return readSeers(database, await askingOf(context, input.teamId, database), input)
  }),

  looks: os.looks.handler(async ({ input, context }) => {
    const { database } = context.platform
    return readLooks(database, await askingOf(context, input.teamId, database), input)
  }),
}

/** A look and its line in the log are one transaction. It is no command: its answer is kept nowhere. */
function looking<T>(
  context: RequestContext,
  teamId: string,
  run: (tx: Transaction, asking: Asking) => Promise<T>,
): Promise<T> {
  return context.platform.database
    .transaction()
    .execute(async (tx) => run(tx, await askingOf(context, teamId, tx)))
}
