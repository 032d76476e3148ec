import { implement } from '@orpc/server'
import { reminderEndpoints } from '@touchline/contract/collections/endpoints/reminders'
import type { RemindersShape } from '@touchline/contract/collections/shapes/reminders'
import type { ClubActor } from '@touchline/domain/clubs/permissions'
import { validateStages } from '@touchline/domain/collections/reminders/stages'

import { clubCommand, clubQuery } from '#server/clubs/routes/handlers.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { requireCheckForClub } from '#server/teams/queries/checks.ts'

import { toOverdueFamily, planLetters } from '../commands/reminders/plan.ts'
import { sendReminders } from '../commands/reminders/send.ts'
import { defaultTexts } from '../emails/overdue-texts.ts'
import { findOverdueBills } from '../queries/reminders/overdue-bills.ts'
import { findReminderSettings, saveReminderSettings } from '../queries/reminders/settings.ts'

const os = implement(reminderEndpoints).$context<RequestContext>()

export const reminderRoutes = {
  reminders: os.reminders.handler(
    clubQuery(async ({ db, actor, now }) => {
      await requireCheckForClub(db, actor)
      return remindersOf(db, actor, now)
    }),
  ),

  saveReminders: os.saveReminders.handler(
    clubCommand(async ({ db, actor, now, input }) => {
      await requireCheckForClub(db, actor)
      const fields = validateStages(input.settings.stages)
      if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields })
      if (!(await saveReminderSettings(db, { ...input, ...actor, now })))
        throw new AppError('changed_meanwhile')
      return remindersOf(db, actor, now)
    }),
  ),

  sendReminders: os.sendReminders.handler(
    clubCommand(async ({ db, actor, now, input, context }) => {
      await requireCheckForClub(db, actor)
      return sendReminders(db, context.platform, { ...actor, now, wanted: input })
    }),
  ),
}

async function remindersOf(db: Queryable, actor: ClubActor, now: Date): Promise<RemindersShape> {
  const { settings, version } = await findReminderSettings(db, actor.clubId)
  const rows = await findOverdueBills(db, { ...actor, now })
  const planned = planLetters(rows, { settings, sentBy: 'treasurer' })
  return {
    settings,
    version,
    families: planned.map(toOverdueFamily),
    letters: planned.filter(({ stage }) => stage !== undefined).length,
    usualWords: [...defaultTexts],
  }
}
