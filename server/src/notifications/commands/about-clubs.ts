import { documentAudiences } from '@touchline/domain/clubs/documents'
import { z } from 'zod'

import {
  findClubManagers,
  findPeopleOfDocument,
  findWholeClub,
} from '../queries/recipients-of-clubs.ts'
import { findAdmins, findStaff, findWholeTeam } from '../queries/recipients.ts'
import type { ToNotices } from './notify.ts'

/** Without `actorId` if the last manager is gone. */
const managing = z.object({
  clubId: z.string(),
  accountId: z.string(),
  actorId: z.string().nullable().default(null),
})

export const aboutRoleGiven = aboutRoles('club_role_given')
export const aboutRoleEnded = aboutRoles('club_role_ended')

/** People whose roles in a club change are notified; a club cannot be muted. */
function aboutRoles(kind: 'club_role_given' | 'club_role_ended'): ToNotices {
  return async (_tx, { payload }) => {
    const news = managing.safeParse(payload)
    if (!news.success) return []
    const { clubId, accountId, actorId } = news.data
    const recipients = [{ accountId, hasMuted: false, through: { kind: 'self' } }] as const
    return [{ kind, teamId: null, clubId, subject: {}, actorId, startsAt: null, recipients }]
  }
}

const club = z.object({ clubId: z.string(), actorId: z.string() })

export const aboutClubDeletion = aboutWholeClub('club_deleted')
export const aboutClubRestoring = aboutWholeClub('club_restored')

/** Deleting a club affects its teams: people in several of them are notified once. */
function aboutWholeClub(kind: 'club_deleted' | 'club_restored'): ToNotices {
  return async (tx, { payload, now }) => {
    const news = club.safeParse(payload)
    if (!news.success) return []
    const { clubId, actorId } = news.data
    const recipients = await findWholeClub(tx, { clubId, now })
    return [{ kind, teamId: null, clubId, subject: {}, actorId, startsAt: null, recipients }]
  }
}

const clubOrTeam = z.union([z.object({ clubId: z.string() }), z.object({ teamId: z.string() })])

/** A family has registered and waits for the club, or the team without one. */
export const aboutRegistration: ToNotices = async (tx, { payload, now }) => {
  const news = clubOrTeam.safeParse(payload)
  if (!news.success) return []
  const about = {
    kind: 'registration_received',
    subject: {},
    actorId: null,
    startsAt: null,
  } as const
  if ('teamId' in news.data) {
    const { teamId } = news.data
    return [{ ...about, teamId, recipients: await findStaff(tx, { teamId, now }) }]
  }
  const { clubId } = news.data
  return [{ ...about, teamId: null, clubId, recipients: await findClubManagers(tx, clubId) }]
}

/** The domain of a website lost its DNS record, which only its managers can mend. */
export const aboutWebsiteHost: ToNotices = async (tx, { payload, now }) => {
  const news = clubOrTeam.safeParse(payload)
  if (!news.success) return []
  const about = {
    kind: 'website_host_failed',
    subject: {},
    actorId: null,
    startsAt: null,
  } as const
  if ('teamId' in news.data) {
    const { teamId } = news.data
    return [{ ...about, teamId, recipients: await findAdmins(tx, { teamId, now }) }]
  }
  const { clubId } = news.data
  return [{ ...about, teamId: null, clubId, recipients: await findClubManagers(tx, clubId) }]
}

const exited = z.object({ teamId: z.string(), memberId: z.string() })

/** Notifies coaches on the day a member leaves the club. */
export const aboutExit: ToNotices = async (tx, { payload, now }) => {
  const news = exited.safeParse(payload)
  if (!news.success) return []
  const { teamId, memberId } = news.data
  const recipients = await findStaff(tx, { teamId, now })
  const subject = { memberId }
  return [{ kind: 'member_exited', teamId, subject, actorId: null, startsAt: null, recipients }]
}

const shared = z.object({
  clubId: z.string(),
  teamId: z.string(),
  actorId: z.string(),
  documentId: z.string(),
  audience: z.enum(documentAudiences),
})

const readers = {
  everyone: findWholeTeam,
  staff: findStaff,
  people: findPeopleOfDocument,
} as const

/** A team has a new document; people in several of its teams get one line. */
export const aboutDocument: ToNotices = async (tx, { payload, now }) => {
  const news = shared.safeParse(payload)
  if (!news.success) return []
  const { clubId, teamId, actorId, documentId, audience } = news.data
  const ask = { teamId, now, documentId }
  const recipients = await readers[audience](tx, ask)
  const subject = { documentId }
  const kind = 'document_shared'
  return [{ kind, teamId, clubId, subject, actorId, startsAt: null, recipients }]
}
