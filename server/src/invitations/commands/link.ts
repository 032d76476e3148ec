import { mayChangeApproval, mayResetJoinLink } from '@touchline/domain/invitations/permissions'

import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { endLettersByLink } from '../queries/invitations.ts'
import { requireJoinTeam, saveApproval, saveJoinSecrets } from '../queries/teams.ts'
import { requireAllowedActor, type InvitationContext } from './invitation-context.ts'
import { makeJoinCode, makeJoinSecret } from './secrets.ts'

export interface JoinLinkChange {
  readonly teamId: string
  readonly reset?: true | undefined
  readonly approval?: boolean | undefined
}

export async function changeJoinLink(
  work: InvitationContext,
  { teamId, reset, approval }: JoinLinkChange,
): Promise<void> {
  if (reset === true) await resetJoinLink(work, { teamId })
  if (approval !== undefined) await changeApproval(work, { teamId, approval })
}

/** Creates a link and code; the old ones stop working at once. */
export async function resetJoinLink(
  work: InvitationContext,
  { teamId }: { teamId: string },
): Promise<void> {
  await requireAllowedActor(work, teamId, mayResetJoinLink)
  const change = { teamId, secret: makeJoinSecret(), at: work.platform.clock() }
  const saved =
    (await saveJoinSecrets(work.tx, { ...change, code: makeJoinCode() })) ||
    (await saveJoinSecrets(work.tx, { ...change, code: makeJoinCode() }))
  if (!saved) throw new AppError('unavailable')
  await endLettersByLink(work.tx, change)
  await announceJoinLink(work, teamId)
}

export async function changeApproval(
  work: InvitationContext,
  { teamId, approval }: { teamId: string; approval: boolean },
): Promise<void> {
  await requireAllowedActor(work, teamId, mayChangeApproval)
  const { hasMinors } = await requireJoinTeam(work.tx, teamId)
  if (hasMinors && !approval) throw new AppError('conflict', { reason: 'minors' })
  await saveApproval(work.tx, { teamId, approval, at: work.platform.clock() })
  await announceJoinLink(work, teamId)
}

async function announceJoinLink({ tx }: InvitationContext, teamId: string): Promise<void> {
  await announce(tx, {
    name: 'invitations.link_changed',
    topics: [`team:${teamId}`],
    payload: { teamId },
  })
}
