import { operatorOperation } from '../../wire/access.ts'
import { announcements, savedAnnouncement } from '../shapes/announcements.ts'

const tags = ['Operations']

/** What operators tell everyone who is signed in. */
export const announcementEndpoints = {
  announcements: operatorOperation
    .route({ method: 'GET', path: '/admin/announcements', tags, summary: 'Announcements' })
    .output(announcements),

  saveAnnouncement: operatorOperation
    .route({
      method: 'PUT',
      path: '/admin/announcements/{announcementId}',
      tags,
      summary: 'Make, change or remove an announcement',
    })
    .input(savedAnnouncement)
    .output(announcements),
}
