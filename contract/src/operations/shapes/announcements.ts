import { announcementKinds, maxAnnouncement } from '@touchline/domain/accounts/announcements'
import { z } from 'zod'

import { id, instant, language, paragraph } from '../../wire/values.ts'

/** In each language at most once; English, or another, is shown where one is missing. */
const texts = z
  .array(z.object({ language, text: paragraph(maxAnnouncement).min(1) }))
  .min(1, 'text_required')
  .max(4)

const facts = {
  kind: z.enum(announcementKinds),
  startsAt: instant,
  endsAt: instant,
  texts,
}

export const announcement = z.object({ id, ...facts })

export type Announcement = z.infer<typeof announcement>

/** The newest first; those that are over stay for a month. */
export const announcements = z.object({ announcements: z.array(announcement) })

/** Makes or changes an announcement; null removes it. */
export const savedAnnouncement = z.object({
  announcementId: id,
  announcement: z.object(facts).nullable(),
})
