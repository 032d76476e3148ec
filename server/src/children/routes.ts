import { implement } from '@orpc/server'
import { childrenEndpoints } from '@touchline/contract/children/endpoints'
import type { HealthChange } from '@touchline/contract/children/shapes/health'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand, teamQuery, type TeamCall } from '#server/teams/routes/handlers.ts'

import { changeGuardianship, readBlocks } from './commands.ts'
import { readAccess } from './commands/access.ts'
import { openCertificate } from './commands/certificate.ts'
import { answerConsent, readConsents } from './commands/consents.ts'
import {
  eraseHealth,
  readEmergency,
  readEmergencyNumbers,
  readHealth,
  saveHealth,
} from './commands/health.ts'
import { homesRoutes } from './routes/homes.ts'
import { pictureRoutes } from './routes/pictures.ts'
import { staffCheckRoutes } from './routes/staff-checks.ts'

const os = implement(childrenEndpoints).$context<RequestContext>()

export const childrenRoutes = os.router({
  ...staffCheckRoutes,
  ...homesRoutes,
  ...pictureRoutes,

  consents: os.consents.handler(
    teamQuery(({ db, input, ...caller }) => readConsents(db, caller, input)),
  ),

  answerConsent: os.answerConsent.handler(
    teamCommand(({ db, input, ...caller }) => answerConsent(db, caller, input)),
  ),

  changeGuardianship: os.changeGuardianship.handler(
    teamCommand(({ db, input, ...caller }) => changeGuardianship(db, caller, input)),
  ),

  blocks: os.blocks.handler(
    teamQuery(async ({ db, actor, input }) => ({ blocks: await readBlocks(db, actor, input) })),
  ),

  health: os.health.handler(
    teamQuery((call) => logged(call, (tx) => readHealth(tx, call, call.input))),
  ),

  saveHealth: os.saveHealth.handler(
    teamCommand<HealthChange, { version: number | null }>(({ db, input, ...caller }) =>
      input.health === null
        ? eraseHealth(db, caller, input)
        : saveHealth(db, caller, { ...input, health: input.health }),
    ),
  ),

  emergency: os.emergency.handler(
    teamQuery((call) => logged(call, (tx) => readEmergency(tx, call, call.input))),
  ),

  emergencyNumbers: os.emergencyNumbers.handler(
    teamQuery(({ db, actor }) => readEmergencyNumbers(db, actor)),
  ),

  certificate: os.certificate.handler(
    teamQuery((call) =>
      logged(call, (tx) =>
        openCertificate(tx, { ...call, platform: call.context.platform }, call.input),
      ),
    ),
  ),

  access: os.access.handler(teamQuery(({ db, input, ...caller }) => readAccess(db, caller, input))),
})

/**
 * Writes the access log and reads the data in one transaction. Not a command: health data must not
 * be stored with an idempotency key.
 */
function logged<T>(
  { context }: TeamCall<unknown, Queryable>,
  run: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return context.platform.database.transaction().execute(run)
}
