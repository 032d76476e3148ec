import { implement } from '@orpc/server'
import { remindersEndpoints } from '@touchline/contract/teams/endpoints/reminders'
import { may } from '@touchline/domain/teams/permissions'

import { AppError } from '#server/platform/errors.ts'
import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { requireActor } from '../queries/actor.ts'
import { findReminders, saveReminders } from '../queries/reminders.ts'

const os = implement(remindersEndpoints).$context<RequestContext>()

export const remindersRoutes = {
  reminders: os.reminders.handler(async ({ context, input: { teamId } }) => {
    const { database } = context.platform
    await requireActor(database, { account: requireAccount(context), teamId })
    return findReminders(database, teamId)
  }),

  changeReminders: os.changeReminders.handler(({ context, input: { teamId, ...wanted } }) => {
    const account = requireAccount(context)
    const now = context.platform.clock()
    return command(context, async (tx) => {
      if (!may(await requireActor(tx, { account, teamId }), 'reminders.edit'))
        throw new AppError('not_allowed')
      await saveReminders(tx, teamId, { ...wanted, now })
      await announce(tx, { name: 'teams.reminders_changed', topics: [`team:${teamId}`] })
      return findReminders(tx, teamId)
    })
  }),
}
