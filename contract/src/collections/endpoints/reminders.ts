import { inClub } from '../../clubs/access.ts'
import { clubKey } from '../../clubs/shapes.ts'
import { newReminders, reminderEdit, reminders, reminderResult } from '../shapes/reminders.ts'

const tags = ['Collections']
const path = '/clubs/{clubId}/reminders'

/** Overdue bills of all teams of a club. */
export const reminderEndpoints = {
  reminders: inClub('reminders.manage')
    .route({
      method: 'GET',
      path,
      tags,
      summary: 'Overdue bills of the whole club by family, and the stages of reminders',
    })
    .input(clubKey)
    .output(reminders),

  saveReminders: inClub('reminders.manage')
    .route({ method: 'PUT', path, tags, summary: 'Save the stages and when reminders are sent' })
    .input(reminderEdit)
    .output(reminders),

  sendReminders: inClub('reminders.manage')
    .route({
      method: 'POST',
      path,
      tags,
      summary: 'Remind families of their overdue bills, one letter each',
    })
    .input(newReminders)
    .output(reminderResult),
}
