import { implement } from '@orpc/server'
import { registrationsEndpoints } from '@touchline/contract/registrations/endpoints'

import { clubCommand, clubQuery } from '#server/clubs/routes/handlers.ts'
import { clubReaderOf } from '#server/clubs/routes/reader.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'

import { decideRegistrations } from './commands/decide.ts'
import { changeForm } from './commands/save-form.ts'
import { formSetupOf } from './routes/form-setup.ts'
import { registrationsOf } from './routes/registrations-page.ts'
import { teamRoutes } from './routes/teams.ts'
import { visitorRoutes } from './routes/visitors.ts'

const os = implement(registrationsEndpoints).$context<RequestContext>()

export const registrationsRoutes = os.router({
  ...visitorRoutes,
  ...teamRoutes,

  form: os.form.handler(
    clubQuery(({ db, input, context }) =>
      formSetupOf(db, context.platform.config, { kind: 'club', id: input.clubId }),
    ),
  ),

  saveForm: os.saveForm.handler(
    clubCommand(async ({ db, actor, now, input, context }) => {
      const { clubId, ...edit } = input
      const owner = { kind: 'club', id: clubId } as const
      await changeForm(db, { owner, accountId: actor.accountId }, { ...edit, now })
      return formSetupOf(db, context.platform.config, owner)
    }),
  ),

  list: os.list.handler(
    clubQuery(async (call) => registrationsOf(call.db, await clubReaderOf(call), call.input.state)),
  ),

  decide: os.decide.handler(
    clubCommand(async (call) => {
      const { db: tx, actor, now, context, input } = call
      const reader = await clubReaderOf(call)
      const account = requireAccount(context)
      const by = { kind: 'club', actor, reader } as const
      const work = { tx, platform: context.platform, account, ownerId: actor.clubId, now, by }
      const bill = await decideRegistrations(work, input.decision)
      return { ...(await registrationsOf(tx, reader, 'open')), bill }
    }),
  ),
})
