import type { Invitation, JoinLink, OwnJoinRequest } from '@touchline/contract/invitations/shapes'
import { isProposedForInvitation } from '@touchline/domain/invitations/uninvited'
import { may } from '@touchline/domain/teams/permissions'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { encode } from 'uqr'

import type { AccountCall } from '#server/platform/http/handlers.ts'
import type { TeamCall } from '#server/teams/routes/handlers.ts'

import { stateOf } from '../commands/manage.ts'
import { sharedLink } from '../emails/shared-link.ts'
import { findUninvited } from '../queries/addressed.ts'
import { invitationsOf, type InvitationRow } from '../queries/invitations.ts'
import { requestsOf } from '../queries/join-requests.ts'
import { requireJoinTeam } from '../queries/teams.ts'

const monthMs = 30 * 86_400_000

interface OfTeam {
  readonly teamId: string
}

interface PageInput extends OfTeam {
  readonly cursor?: string | undefined
  readonly limit: number
}

/** One page of the team's invitations, newest first. */
export async function invitationsPage({ db, actor, now, input }: TeamCall<PageInput>) {
  const { blockedFrom } = actor
  const { teamId, cursor, limit } = input
  const rows = await invitationsOf(db, { teamId, blockedFrom, before: cursor, limit: limit + 1 })
  const page = rows.slice(0, limit)
  return {
    invitations: page.map((row) => invitationView(row, now)),
    nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}

/** Roster addresses to invite, parents and members by name. */
export async function uninvitedView({
  db,
  actor: { teamId, blockedFrom },
  now,
}: TeamCall<OfTeam>): Promise<{ emails: string[] }> {
  const { timeZone, ageGroup } = await requireJoinTeam(db, teamId)
  const today = dayInZone(now, timeZone)
  const people = await findUninvited(db, { teamId, blockedFrom })
  const proposed = people.filter((person) => isProposedForInvitation(person, { today, ageGroup }))
  return { emails: [...new Set(proposed.map(({ email }) => email))] }
}

export function invitationView(row: InvitationRow, now: Date): Invitation {
  return {
    id: row.id,
    email: row.email,
    state: stateOf(row, now),
    person: {
      kind:
        row.guardianId !== null
          ? 'guardian'
          : row.isPlaceholder === false
            ? 'member'
            : 'placeholder',
      id: row.guardianId ?? row.memberId,
      name: row.personName,
    },
    invitedBy: row.inviterName,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    openedAt: row.openedAt?.toISOString() ?? null,
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
  }
}

/** The shared link and code. */
export async function joinLinkView({ db, actor, context }: TeamCall<OfTeam>): Promise<JoinLink> {
  const team = await requireJoinTeam(db, actor.teamId)
  const { publicUrl: origin } = context.platform.config
  const link = sharedLink({ origin, team })
  return {
    code: team.joinCode,
    link,
    qr: qrCode(link),
    approval: team.joinApproval,
    hasMinors: team.hasMinors,
    isForAdults: team.isForAdults,
    mayReset: may(actor, 'joinLink.edit'),
    mayChangeApproval: may(actor, 'joinLink.edit'),
  }
}

function qrCode(text: string): string[] {
  const { data } = encode(text, { ecc: 'M', border: 0 })
  return data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''))
}

/** My requests of the last month. */
export async function ownRequestsView({
  db,
  account,
  now,
}: AccountCall<unknown>): Promise<{ requests: OwnJoinRequest[] }> {
  const since = new Date(now.getTime() - monthMs)
  const rows = await requestsOf(db, { accountId: account.id, since })
  return {
    requests: rows.map((row) => ({
      id: row.id,
      team: { id: row.teamId, name: row.teamName, sport: row.sport },
      kind: row.kind,
      childName: row.childName,
      childId: row.childId,
      state: row.state,
      createdAt: row.createdAt.toISOString(),
    })),
  }
}
