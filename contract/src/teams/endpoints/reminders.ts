import { inTeam } from '../access.ts'
import { teamKey } from '../shapes.ts'
import { reminders, remindersOfTeam } from '../shapes/reminders.ts'

const tags = ['Team settings']
const path = '/teams/{teamId}/reminders'

/** When the people of a team are reminded of its events. */
export const remindersEndpoints = {
  reminders: inTeam('events.view')
    .route({ method: 'GET', path, tags, summary: 'When people are reminded of events' })
    .input(teamKey)
    .output(reminders),
  changeReminders: inTeam('reminders.edit')
    .route({ method: 'PUT', path, tags, summary: 'Choose when people are reminded of events' })
    .input(remindersOfTeam)
    .output(reminders),
}
