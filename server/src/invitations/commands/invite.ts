import type { InvitationResults, NewInvitations } from '@touchline/contract/invitations/shapes'
import { maxAddresses, readAddresses } from '@touchline/domain/invitations/addresses'
import { mayInvite } from '@touchline/domain/invitations/permissions'
import { isBlockedFromAny } from '@touchline/domain/teams/actor'
import { mayHoldOwnAccount, ownAccountAge } from '@touchline/domain/values/own-account'

import { AppError } from '#server/platform/errors.ts'

import { findAddressFacts, type AddressFacts } from '../queries/addressed.ts'
import { findGuardian, type GuardianRow } from '../queries/guardians.ts'
import { findOpenInvitation, markRevoked, type OpenInvitation } from '../queries/invitations.ts'
import { findRosterRow, type RosterRow } from '../queries/people.ts'
import { type JoinTeam, lockJoining } from '../queries/teams.ts'
import { requireAllowedActor, todayInTeam, type InvitationContext } from './invitation-context.ts'
import { placeMessage } from './messages-to-minors.ts'
import {
  announceInvitations,
  limitInvitations,
  createLetter,
  resendLetter,
  sendNewInvitation,
} from './send.ts'
import type { Letter, Person } from './write-invitation.ts'

type Result = InvitationResults['results'][number]

/** Invites addresses, or one person on the roster. */
export async function invite(
  work: InvitationContext,
  input: NewInvitations,
): Promise<InvitationResults> {
  const { emails, person, ...rest } = input
  if (person !== undefined) return invitePerson(work, { ...rest, person })
  return inviteByEmail(work, { ...rest, emails: emails ?? [] })
}

/** Sends one email to each new address; members and open invitations are only reported. */
export async function inviteByEmail(
  work: InvitationContext,
  input: { teamId: string; emails: readonly string[]; message?: string | undefined },
): Promise<InvitationResults> {
  await requireAllowedActor(work, input.teamId, mayInvite)
  const emails = addressesOf(input.emails)
  await lockJoining(work.tx, input.teamId)
  const letter = await createLetter(work, input)
  await limitInvitations(work, input.teamId, emails)

  const results: Result[] = []
  for (const addressed of await findAddressFacts(work.tx, { teamId: input.teamId, emails }))
    results.push(await inviteAddressed(work, letter, addressed))
  await announceInvitations(work, input.teamId)
  return { results }
}

/** Invites a member or parent on the roster; accepting links the account to that row. */
export async function invitePerson(
  work: InvitationContext,
  input: {
    teamId: string
    person: Person
    email?: string | undefined
    message?: string | undefined
  },
): Promise<InvitationResults> {
  const { teamId, person } = input
  const actor = await requireAllowedActor(work, teamId, mayInvite)
  await lockJoining(work.tx, teamId)
  const row = await requireInvitee(work, { teamId, person })
  const concerned = 'children' in row ? row.children.map(({ memberId }) => memberId) : [row.id]
  if (isBlockedFromAny(actor, concerned)) throw new AppError('not_allowed')
  if (row.accountId !== null) throw new AppError('already_member')
  const email = (input.email ?? row.email ?? '').toLowerCase()
  if (email === '') throw new AppError('invalid_input', { fields: { email: 'required' } })

  const letter = await createLetter(work, input)
  if ('dateOfBirth' in row) refuseTooYoung(work, letter.team, row.dateOfBirth)
  await limitInvitations(work, teamId, [email])
  const open = await findOpenInvitation(work.tx, { teamId, person })
  const result = await inviteOnce(work, letter, { email, person, open })
  await announceInvitations(work, teamId)
  return { results: [result] }
}

/** Archived or deleted people can't be invited. */
async function requireInvitee(
  { tx }: InvitationContext,
  { teamId, person }: { teamId: string; person: Person },
): Promise<RosterRow | GuardianRow> {
  const row =
    person.kind === 'member'
      ? await findRosterRow(tx, { teamId, memberId: person.id })
      : await findGuardian(tx, { teamId, guardianId: person.id })
  if (row === undefined || !row.hasPlace) throw new AppError('not_found')
  return row
}

/** People too young for an account join with a parent, so they get no email. */
function refuseTooYoung(work: InvitationContext, team: JoinTeam, dateOfBirth: string | null): void {
  if (dateOfBirth === null || mayHoldOwnAccount(team.country, dateOfBirth, todayInTeam(work, team)))
    return
  throw new AppError('guardian_needed', {
    reason: 'too_young',
    ownAccountAge: ownAccountAge(team.country),
  })
}

/** A person has one open invitation: a new address ends the earlier one. */
async function inviteOnce(
  work: InvitationContext,
  letter: Letter,
  { email, person, open }: { email: string; person: Person; open: OpenInvitation | undefined },
): Promise<Result> {
  if (open?.email === email)
    return inviteAddressed(work, letter, {
      ...noMatches,
      email,
      invitationId: open.id,
      expiresAt: open.expiresAt,
    })
  if (open !== undefined)
    await markRevoked(work.tx, {
      teamId: letter.team.id,
      invitationId: open.id,
      accountId: work.account.id,
      at: work.platform.clock(),
    })
  return {
    email,
    outcome: 'invited',
    ...(await sendNewInvitation(work, letter, { email, person })),
  }
}

const noMatches = { isMember: false, memberIds: [], guardianIds: [] } as const

function addressesOf(emails: readonly string[]): readonly string[] {
  const { valid, invalid } = readAddresses(emails.join('\n'))
  if (invalid.length > 0)
    throw new AppError('invalid_input', {
      fields: { emails: 'invalid' },
      invalid: invalid.slice(0, maxAddresses),
    })
  if (valid.length === 0) throw new AppError('invalid_input', { fields: { emails: 'required' } })
  if (valid.length > maxAddresses)
    throw new AppError('invalid_input', { fields: { emails: 'too_many' }, limit: maxAddresses })
  return valid
}

async function inviteAddressed(
  work: InvitationContext,
  letter: Letter,
  addressed: AddressFacts,
): Promise<Result> {
  const { email, invitationId, expiresAt } = addressed
  if (addressed.isMember)
    return { email, outcome: 'already_member', invitationId: null, messageTo: null }
  const person = findOnlyPerson(addressed)
  if (invitationId === null)
    return {
      email,
      outcome: 'invited',
      ...(await sendNewInvitation(work, letter, { email, person })),
    }
  if (expiresAt !== null && expiresAt > work.platform.clock())
    return { email, outcome: 'already_invited', invitationId, messageTo: null }

  const memberId = person?.kind === 'member' ? person.id : undefined
  const { message, messageTo } = await placeMessage(work, letter, { email, memberId })
  await resendLetter(
    work,
    { ...letter, message },
    {
      id: invitationId,
      email,
      memberId: memberId ?? null,
      guardianId: person?.kind === 'guardian' ? person.id : null,
    },
  )
  return { email, outcome: 'invited', invitationId, messageTo }
}

/** The only listed person with this address; a shared address is ambiguous. */
export function findOnlyPerson({ memberIds, guardianIds }: AddressFacts): Person | undefined {
  const people: Person[] = [
    ...memberIds.map((id): Person => ({ kind: 'member', id })),
    ...guardianIds.map((id): Person => ({ kind: 'guardian', id })),
  ]
  return people.length === 1 ? people[0] : undefined
}
