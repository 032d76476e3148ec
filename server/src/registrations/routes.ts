import { implement } from '@orpc/server'
import { registrationsEndpoints } from '@touchline/contract/registrations/endpoints'

import { clubCommand, clubQuery } from '#server/clubs/routes/handlers.ts'
import { clubReaderOf } from '#server/clubs/routes/reader.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'

import { decideRegistrations } from './commands/decide.ts'
import { changeForm } from './commands/save-form.ts'
import { clubFormOf } from './routes/club-form.ts'
import { registrationsOf } from './routes/registrations-page.ts'
import { visitorRoutes } from './routes/visitors.ts'

const os = implement(registrationsEndpoints).$context<RequestContext>()

export const registrationsRoutes = os.router({
  ...visitorRoutes,

  form: os.form.handler(
    clubQuery(({ db, input, context }) => clubFormOf(db, context.platform.config, input.clubId)),
  ),

  saveForm: os.saveForm.handler(
    clubCommand(async ({ db, actor, now, input, context }) => {
      const { clubId, ...edit } = input
      await changeForm(db, actor, { ...edit, now })
      return clubFormOf(db, context.platform.config, clubId)
    }),
  ),

  list: os.list.handler(
    clubQuery(async (call) => registrationsOf(call.db, await clubReaderOf(call), call.input.state)),
  ),

  decide: os.decide.handler(
    clubCommand(async (call) => {
      const { db: tx, actor, context, input } = call
      const reader = await clubReaderOf(call)
      const account = requireAccount(context)
      const work = { tx, platform: context.platform, account, actor, reader }
      const bill = await decideRegistrations(work, input.decision)
      return { ...(await registrationsOf(tx, reader, 'open')), bill }
    }),
  ),
})
