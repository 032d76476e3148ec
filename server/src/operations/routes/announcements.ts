import { command } from '#server/platform/http/command.ts'

import { saveAnnouncement } from '../commands/save-announcement.ts'
import { findAnnouncements } from '../queries/announcements.ts'
import { forOperators } from './operators.ts'

export const announcementRoutes = {
  announcements: forOperators.announcements.handler(async ({ context: { platform } }) => ({
    announcements: await findAnnouncements(platform.database),
  })),

  saveAnnouncement: forOperators.saveAnnouncement.handler(({ input, context }) => {
    const { platform, actor } = context
    return command(context, async (tx) => {
      await saveAnnouncement(tx, { platform, actor }, input)
      return { announcements: await findAnnouncements(tx) }
    })
  }),
}
