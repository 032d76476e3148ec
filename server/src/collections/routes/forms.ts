import { implement } from '@orpc/server'
import { payerEndpoints } from '@touchline/contract/collections/endpoints/payers'

import { command } from '#server/platform/http/command.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { limitFailedAttempts } from '#server/platform/rate-limit/failed-attempts.ts'

import { fillForm } from '../commands/fill-form.ts'
import { openForm, type FormKey, type FormReader } from '../commands/form-reader.ts'
import { limitForms } from '../commands/limits.ts'
import { billPageOf } from './bill-page.ts'
import { viewForm, findPaymentWays } from './form.ts'

const os = implement(payerEndpoints).$context<RequestContext>()

/** Forms, filled in with an account or without. */
export const formRoutes = {
  openForm: os.openForm.handler(async ({ input, context }) =>
    viewForm(context.platform, await formReader(context, input)),
  ),

  fillForm: os.fillForm.handler(async ({ input, context }) => {
    const { platform, request } = context
    const { key, invitation, ...filled } = input
    const reader = await formReader(context, { key, invitation })
    await limitForms(platform, { ip: request.ip, email: filled.payer.email })
    const ways = await findPaymentWays(platform, reader.form)
    const now = platform.clock()
    const bill = await command(context, (tx) => fillForm(tx, { reader, ways, filled, now }))
    return billPageOf(platform, bill)
  }),
}

/** Wrong URLs are limited per network, so that forms and bills can't be guessed. */
function formReader(context: RequestContext, key: FormKey): Promise<FormReader> {
  const { platform, request, account } = context
  const { database, clock } = platform
  return limitFailedAttempts({ platform, account, ip: request.ip, scope: 'collections' }, () =>
    openForm(database, { ...key, accountId: account?.id, now: clock() }),
  )
}
