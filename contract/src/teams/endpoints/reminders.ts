import { inTeam } from '../access.ts'
import { teamKey } from '../shapes.ts'
import { reminders, remindersOfTeam } from '../shapes/reminders.ts'

const tags = ['Team settings']
const path = '/teams/{teamId}/reminders'

/** When a team's members are reminded of events. */
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
