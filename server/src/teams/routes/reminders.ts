import { implement } from '@orpc/server'
import { remindersEndpoints } from '@touchline/contract/teams/endpoints/reminders'

import type { RequestContext } from '#server/platform/http/context.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { findReminders, saveReminders } from '../queries/reminders.ts'
import { teamCommand, teamQuery } from './handlers.ts'

const os = implement(remindersEndpoints).$context<RequestContext>()

export const remindersRoutes = {
  reminders: os.reminders.handler(teamQuery(({ db, input }) => findReminders(db, input.teamId))),

  changeReminders: os.changeReminders.handler(
    teamCommand(async ({ db, now, input: { teamId, ...wanted } }) => {
      await saveReminders(db, teamId, { ...wanted, now })
      await announce(db, { name: 'teams.reminders_changed', topics: [`team:${teamId}`] })
      return findReminders(db, teamId)
    }),
  ),
}
