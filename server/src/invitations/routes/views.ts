import type { Invitation, JoinLink, OwnJoinRequest } from '@touchline/contract/invitations/shapes'
import {
  mayChangeApproval,
  mayInvite,
  mayResetJoinLink,
  maySeeInvitations,
} from '@touchline/domain/invitations/permissions'
import { isProposed } from '@touchline/domain/invitations/uninvited'
import type { Actor } from '@touchline/domain/teams/actor'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { encode } from 'uqr'

import { AppError } from '#server/platform/errors.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { requireActor } from '#server/teams/queries/actor.ts'

import { stateOf } from '../commands/manage.ts'
import { sharedLink } from '../emails/shared-link.ts'
import { findUninvited } from '../queries/addressed.ts'
import { invitationsOf, type InvitationRow } from '../queries/invitations.ts'
import { requestsOf } from '../queries/join-requests.ts'
import { requireJoinTeam } from '../queries/teams.ts'

const monthMs = 30 * 86_400_000

/** One page of the team's invitations, newest first. */
export async function invitationsPage(
  context: RequestContext,
  wanted: { teamId: string; cursor?: string | undefined; limit: number },
) {
  const { keptFrom } = await requireReader(context, wanted.teamId, (actor) =>
    maySeeInvitations(actor, wanted.teamId),
  )
  const { database, clock } = context.platform
  const { teamId, cursor, limit } = wanted
  const rows = await invitationsOf(database, { teamId, keptFrom, before: cursor, limit: limit + 1 })
  const page = rows.slice(0, limit)
  return {
    invitations: page.map((row) => invitationView(row, clock())),
    nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}

/** Addresses on the roster that an invitation is proposed for, parents and members by name. */
export async function uninvitedView(
  context: RequestContext,
  { teamId }: { teamId: string },
): Promise<{ emails: string[] }> {
  const { keptFrom } = await requireReader(context, teamId, (actor) => mayInvite(actor, teamId))
  const { database, clock } = context.platform
  const { timeZone, ageGroup } = await requireJoinTeam(database, teamId)
  const today = dayInZone(clock(), timeZone)
  const people = await findUninvited(database, { teamId, keptFrom })
  const proposed = people.filter((person) => isProposed(person, { today, ageGroup }))
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

/** The shared link and code, for those who decide about joining. */
export async function joinLinkView(
  context: RequestContext,
  { teamId }: { teamId: string },
): Promise<JoinLink> {
  const actor = await requireReader(context, teamId, (reader) => mayInvite(reader, teamId))
  const team = await requireJoinTeam(context.platform.database, teamId)
  const { publicUrl: origin } = context.platform.config
  const link = sharedLink({ origin, team })
  return {
    code: team.joinCode,
    link,
    qr: qrCode(link),
    approval: team.joinApproval,
    hasMinors: team.hasMinors,
    isForAdults: team.isForAdults,
    mayReset: mayResetJoinLink(actor, teamId),
    mayChangeApproval: mayChangeApproval(actor, teamId),
  }
}

function qrCode(text: string): string[] {
  const { data } = encode(text, { ecc: 'M', border: 0 })
  return data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''))
}

/** What I asked for lately, and what still waits. */
export async function ownRequestsView(
  context: RequestContext,
): Promise<{ requests: OwnJoinRequest[] }> {
  const { database, clock } = context.platform
  const since = new Date(clock().getTime() - monthMs)
  const rows = await requestsOf(database, { accountId: requireAccount(context).id, since })
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

/** Who asks, when they may see it; otherwise `not_found` or `not_allowed`. */
export async function requireReader(
  context: RequestContext,
  teamId: string,
  may: (actor: Actor) => boolean,
): Promise<Actor> {
  const account = requireAccount(context)
  const actor = await requireActor(context.platform.database, { account, teamId })
  if (!may(actor)) throw new AppError('not_allowed')
  return actor
}
