import { implement } from '@orpc/server'
import { registrationsEndpoints } from '@touchline/contract/registrations/endpoints'

import { command } from '#server/platform/http/command.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { limitFailedAttempts } from '#server/platform/rate-limit/failed-attempts.ts'

import { answerRegistration } from '../commands/answer.ts'
import { limitRegistrations } from '../commands/limits.ts'
import { register } from '../commands/register.ts'
import { findFormByKey } from '../queries/forms.ts'
import { openRegistrationToken } from '../queries/links.ts'
import { isOpenToFamily } from '../queries/registrations.ts'
import { ownRegistrationOf } from './own-registration.ts'
import { publicFormOf } from './public-form.ts'

const os = implement(registrationsEndpoints).$context<RequestContext>()

/** For people without an account: the form, and the link of its letter. */
export const visitorRoutes = {
  openForm: os.openForm.handler(async ({ input, context }) =>
    publicFormOf(context.platform, await formBehind(context, input.key)),
  ),

  register: os.register.handler(async ({ input, context }) => {
    const { platform, request } = context
    const { email } = input.contact
    const form = await formBehind(context, input.key)
    await limitRegistrations(platform, { ip: request.ip, email })
    const now = platform.clock()
    await command(context, (tx) => register(tx, { platform, form, input, now }))
    return { email }
  }),

  open: os.open.handler(async ({ input, context }) =>
    ownRegistrationOf(context.platform, await registrationBehind(context, input.token)),
  ),

  answer: os.answer.handler(async ({ input: { token, ...said }, context }) => {
    const { platform } = context
    const key = await registrationBehind(context, token)
    const now = platform.clock()
    await command(context, (tx) => answerRegistration(tx, { platform, key, said, now }))
    return ownRegistrationOf(platform, key)
  }),
}

/** Wrong keys are counted per network, so that forms and registrations can't be guessed. */
function formBehind(context: RequestContext, key: string) {
  const { platform, account, request } = context
  return limitFailedAttempts({ platform, account, ip: request.ip, scope: 'registrations' }, () =>
    findFormByKey(platform.database, key),
  )
}

function registrationBehind(context: RequestContext, token: string) {
  const { platform, account, request } = context
  return limitFailedAttempts(
    { platform, account, ip: request.ip, scope: 'registrations' },
    async () => {
      const key = await openRegistrationToken(platform.database, token)
      return key && (await isOpenToFamily(platform.database, key)) ? key : undefined
    },
  )
}
