import type { Announcement } from '@touchline/contract/operations/shapes/announcements'

import { recordAudit } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { deleteAnnouncement, saveAnnouncementRow } from '../queries/announcements.ts'
import type { OperatorContext } from './require-operator.ts'

interface SavedAnnouncement {
  readonly announcementId: string
  /** Null removes it. */
  readonly announcement: Omit<Announcement, 'id'> | null
}

/** Creates, changes or removes an announcement, and logs it. */
export async function saveAnnouncement(
  tx: Transaction,
  { platform, actor }: OperatorContext,
  { announcementId: id, announcement }: SavedAnnouncement,
): Promise<void> {
  const log = { at: platform.clock(), actorId: actor.id, ip: actor.ip }
  if (announcement === null) {
    if (!(await deleteAnnouncement(tx, id))) throw new AppError('not_found')
    await recordAudit(tx, { ...log, action: 'operations.announcement_removed', details: { id } })
    return
  }
  const { kind, startsAt, endsAt, texts } = announcement
  if (Date.parse(endsAt) <= Date.parse(startsAt))
    throw new AppError('invalid_input', { fields: { endsAt: 'past' } })
  await saveAnnouncementRow(tx, { id, ...announcement })
  const message = texts[0]?.text ?? ''
  const details = { id, kind, startsAt, endsAt, message }
  await recordAudit(tx, { ...log, action: 'operations.announcement_saved', details })
}
