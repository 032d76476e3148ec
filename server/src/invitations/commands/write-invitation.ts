import { invitationLetter, type LetterPart } from '../emails/invitation-letter.ts'
import { findParentsInClub } from '../queries/club-families.ts'
import { findComingEvents, findEventsForNewcomer } from '../queries/coming-events.ts'
import { childrenOnRoster, findGuardian } from '../queries/guardians.ts'
import { requireJoinTeam, type JoinTeam } from '../queries/teams.ts'
import { letterPersonalization } from './addressing.ts'
import type { InvitationContext } from './invitation-context.ts'
import { keepInvitationOpen } from './keep-invitation-open.ts'

/** Whom an invitation names: a roster row or a parent. */
export type Person = { readonly kind: 'member' | 'guardian'; readonly id: string }

export interface Letter {
  readonly team: JoinTeam
  readonly inviter: string | undefined
  readonly message: string | undefined
}

interface Addressed {
  readonly to: string
  readonly person: Person | undefined
  readonly message: string | undefined
  readonly token: string
  readonly expiresAt: Date
  /** The inviter. */
  readonly invitedBy: string
  /** Requested through the team's shared link. */
  readonly isByLink?: boolean
}

type Writing = Pick<InvitationContext, 'tx' | 'platform'>

/** Queues the email, with the children it is about and their next events. */
export async function enqueueLetter(
  { tx, platform }: Writing,
  { team, inviter }: Letter,
  { person, to, invitedBy, ...said }: Addressed,
): Promise<string> {
  const { config, mail } = platform
  const first = await partFor({ tx, platform }, team, person)
  const others =
    person?.kind === 'guardian'
      ? await partsInClub({ tx, platform }, { teamId: team.id, to, invitedBy })
      : []
  return mail.enqueue(
    tx,
    invitationLetter({
      ...said,
      team,
      inviter,
      parts: [first, ...others],
      origin: config.publicUrl,
      ...(await letterPersonalization(tx, platform, { email: to, teamId: team.id })),
    }),
  )
}

/** One team's children of a person, and their next events. */
async function partFor(
  { tx, platform }: Writing,
  team: JoinTeam,
  person: Person | undefined,
): Promise<LetterPart> {
  const children = person?.kind === 'guardian' ? await childrenOf(tx, team.id, person.id) : []
  const memberIds =
    person?.kind === 'member' ? [person.id] : children.map(({ memberId }) => memberId)
  const now = platform.clock()
  const events =
    person === undefined
      ? await findEventsForNewcomer(tx, { team, now })
      : await findComingEvents(tx, { teamId: team.id, memberIds, now })
  return { team, children: children.map(({ firstName }) => firstName), events }
}

/** The club's other teams that are about to invite the same parent: this email covers them. */
async function partsInClub(
  writing: Writing,
  { teamId, to, invitedBy }: { teamId: string; to: string; invitedBy: string },
): Promise<readonly LetterPart[]> {
  const { tx, platform } = writing
  const email = to.toLowerCase()
  const at = platform.clock()
  const parts: LetterPart[] = []
  for (const found of await findParentsInClub(tx, { teamId, email })) {
    const { guardianId, invitationId } = found
    const person = { kind: 'guardian', id: guardianId } as const
    await keepInvitationOpen(tx, {
      teamId: found.teamId,
      email,
      person,
      invitationId,
      invitedBy,
      at,
    })
    parts.push(await partFor(writing, await requireJoinTeam(tx, found.teamId), person))
  }
  return parts
}

async function childrenOf(tx: InvitationContext['tx'], teamId: string, guardianId: string) {
  const guardian = await findGuardian(tx, { teamId, guardianId })
  return guardian === undefined ? [] : childrenOnRoster(guardian)
}

/** The person a stored invitation names. */
export function personOf(invitation: {
  readonly memberId?: string | null
  readonly guardianId?: string | null
}): Person | undefined {
  const { memberId, guardianId } = invitation
  if (guardianId) return { kind: 'guardian', id: guardianId }
  return memberId ? { kind: 'member', id: memberId } : undefined
}
