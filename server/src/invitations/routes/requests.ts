import type { JoinRequest } from '@touchline/contract/invitations/shapes'
import { mayDecideRequest } from '@touchline/domain/invitations/permissions'
import { mayBeSamePerson } from '@touchline/domain/invitations/same-person'
import { isBlockedFromAny } from '@touchline/domain/teams/actor'

import type { Queryable } from '#server/platform/database/database.ts'
import type { TeamCall } from '#server/teams/routes/handlers.ts'

import { findGuardian, type GuardianRow } from '../queries/guardians.ts'
import { waitingRequests, type RequestRow } from '../queries/join-requests.ts'
import { rosterOf, type RosterRow } from '../queries/people.ts'

/** Pending requests, each with roster rows that may be the same person. */
export async function requestsView({
  db: database,
  actor,
}: TeamCall<{ readonly teamId: string }>): Promise<{ requests: JoinRequest[] }> {
  const { teamId } = actor
  const waiting = await waitingRequests(database, teamId)
  if (waiting.length === 0) return { requests: [] }
  const roster = await rosterOf(database, teamId)
  const requests: JoinRequest[] = []
  for (const request of waiting) {
    const guardian = await parentOf(database, { teamId, guardianId: request.guardianId })
    const proposals = proposalsFor(request, roster)
    const children = [...proposals, ...(guardian?.children ?? [])]
    const concerned = [request.memberId ?? [], children.map(({ memberId }) => memberId)].flat()
    // People blocked from a child neither see nor decide requests about it.
    if (isBlockedFromAny(actor, concerned)) continue
    requests.push({
      ...requestView(request),
      invited: invitedOf({ guardian, request, roster }),
      proposals,
      mayDecide: mayDecideRequest(actor, { teamId, ...request }),
    })
  }
  return { requests }
}

function requestView(row: RequestRow) {
  const { id, kind, via, firstName, lastName, email, phone, dateOfBirth } = row
  const child =
    row.childFirstName === null || row.childRole === null
      ? null
      : {
          firstName: row.childFirstName,
          lastName: row.childLastName ?? '',
          dateOfBirth: row.childDateOfBirth,
          role: row.childRole,
        }
  return {
    id,
    kind,
    via,
    firstName,
    lastName,
    email,
    phone,
    dateOfBirth,
    child,
    createdAt: row.createdAt.toISOString(),
  }
}

async function parentOf(
  db: Queryable,
  { teamId, guardianId }: { readonly teamId: string; readonly guardianId: string | null },
): Promise<GuardianRow | undefined> {
  return guardianId === null ? undefined : findGuardian(db, { teamId, guardianId })
}

interface Requested {
  readonly guardian: GuardianRow | undefined
  readonly request: RequestRow
  readonly roster: readonly RosterRow[]
}

function invitedOf({ guardian, request, roster }: Requested): JoinRequest['invited'] {
  if (request.guardianId !== null)
    return guardian ? { kind: 'guardian', id: guardian.id, name: fullName(guardian) } : null
  const row = roster.find((one) => one.id === request.memberId)
  return row ? { kind: 'member', id: row.id, name: fullName(row) } : null
}

function proposalsFor(request: RequestRow, roster: readonly RosterRow[]): JoinRequest['proposals'] {
  const isParent = request.kind === 'parent'
  const asking = {
    firstName: (isParent ? request.childFirstName : request.firstName) ?? '',
    lastName: (isParent ? request.childLastName : request.lastName) ?? '',
    dateOfBirth: (isParent ? request.childDateOfBirth : request.dateOfBirth) ?? undefined,
  }
  return roster
    .filter((row) => isParent || row.accountId === null)
    .filter((row) => mayBeSamePerson(asking, { ...row, dateOfBirth: row.dateOfBirth ?? undefined }))
    .map(({ id, firstName, lastName, dateOfBirth, jerseyNumber }) => ({
      memberId: id,
      firstName,
      lastName,
      dateOfBirth,
      jerseyNumber,
    }))
}

function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim()
}
