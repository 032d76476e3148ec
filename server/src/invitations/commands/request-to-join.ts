import type { JoinResult } from '@touchline/contract/invitations/shapes'
import { v7 as uuidv7 } from 'uuid'

import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { saveRequest, type AskedChild, type NewRequest } from '../queries/join-requests.ts'
import type { InvitationContext } from './invitation-context.ts'
import type { JoinTarget } from './join-target.ts'

interface Input {
  readonly door: JoinTarget
  readonly via: NewRequest['via']
  readonly kind: NewRequest['kind']
  readonly person: {
    readonly firstName: string
    readonly lastName: string
    readonly dateOfBirth?: string
    readonly phone?: string | undefined
  }
  readonly child?: AskedChild
  readonly memberId?: string | undefined
  readonly guardianId?: string
}

/** Saves a join request; a repeated one is stored once. */
export async function requestToJoin(
  { tx, platform, account }: InvitationContext,
  input: Input,
): Promise<JoinResult> {
  const { door, person } = input
  const teamId = door.team.id
  const requestId = uuidv7()
  const saved = await saveRequest(tx, {
    teamId,
    requestId,
    accountId: account.id,
    kind: input.kind,
    via: input.via,
    firstName: person.firstName,
    lastName: person.lastName,
    email: account.email,
    phone: person.phone ?? (account.phone === undefined ? null : `+${account.phone}`),
    dateOfBirth: person.dateOfBirth ?? null,
    child: input.child,
    invitationId: door.invitation?.id ?? null,
    memberId: input.memberId ?? null,
    guardianId: input.guardianId ?? null,
    at: platform.clock(),
  })
  if (!saved) throw new AppError('already_requested')
  await announce(tx, {
    name: 'invitations.asked',
    topics: [`team:${teamId}`, `account:${account.id}`],
    payload: { teamId, requestId, actorId: account.id },
  })
  return { kind: 'waiting', teamId, requestId }
}
