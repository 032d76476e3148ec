import { createMissingAccount } from '#server/accounts/commands/ensure-account.ts'
import type { AuthContext } from '#server/auth/commands/auth-context.ts'
import type { SessionGrant } from '#server/auth/commands/sessions.ts'
import { signInByLetter } from '#server/auth/commands/sign-in-by-letter.ts'
import { answerEvent } from '#server/events/commands/answer.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { limitFailedAttempts } from '#server/platform/rate-limit/failed-attempts.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'

import { newcomerId } from '../queries/coming-events.ts'
import { nameGuardian } from '../queries/guardians.ts'
import { joinTeam } from './join.ts'
import { letterToken } from './letter-token.ts'
import {
  findLetter,
  lockLetter,
  requireOpenLetter,
  welcomeOf,
  type Invitee,
  type LetterKey,
  type Welcome,
  type WelcomePart,
} from './welcome.ts'

type Guardian = Extract<Invitee, { kind: 'guardian' }>

/** What the email's reader chose on its page. */
export interface Acceptance {
  /** A guardian's corrections of name or role. */
  readonly self?: Pick<Guardian, 'firstName' | 'lastName' | 'role'> | undefined
  /** For people who are not on the roster. */
  readonly name?: { readonly firstName: string; readonly lastName: string } | undefined
  readonly answers: readonly {
    readonly eventId: string
    readonly memberId: string
    readonly answer: 'going' | 'not_going'
  }[]
}

export interface Accepted {
  readonly welcome: Welcome
  /**
   * - `joined`: in, and what was answered stands
   * - `waiting`: staff looks first
   * - `asked`: the account is there; the join page asks the rest
   */
  readonly outcome: 'joined' | 'waiting' | 'asked'
  /** Signs in a new account. */
  readonly grant: SessionGrant | undefined
}

/**
 * Creates the account for the emailed address, joins as the named person and saves the answers, in
 * one transaction. Throws the errors of joining, and Refusal of the auth service.
 */
export async function acceptWelcome(
  visit: AuthContext,
  key: LetterKey,
  acceptance: Acceptance,
): Promise<Accepted> {
  const { platform, ip } = visit
  const visitor = { platform, ip, account: undefined, key: key.token }
  const known = await limitFailedAttempts(visitor, () =>
    findLetter({ database: platform.database, db: platform.database }, key),
  )
  return platform.database.transaction().execute(async (tx) => {
    await lockLetter(tx, known)
    const letter = await findLetter({ database: platform.database, db: tx }, key)
    if (letter === undefined) throw new AppError('not_found')
    requireOpenLetter(letter.invitation, visit.now)
    return accept(tx, visit, {
      key,
      acceptance,
      welcome: await welcomeOf(tx, { ...letter, now: visit.now }),
    })
  })
}

interface Accepting {
  readonly key: LetterKey
  readonly acceptance: Acceptance
  readonly welcome: Welcome
}

async function accept(
  tx: Transaction,
  visit: AuthContext,
  { key, acceptance, welcome }: Accepting,
): Promise<Accepted> {
  const { team, invitation, invitee } = welcome
  const { firstName, lastName } = nameOf(welcome, acceptance)
  const email = invitation.email.toLowerCase()
  const { account, grant } = await signInByLetter(tx, visit, { email, firstName, lastName })
  await createMissingAccount(tx, account, visit.language)
  const isNameless = invitee.kind === 'newcomer' && (firstName === '' || lastName === '')
  if (invitee.kind === 'unknown' || isNameless) return { welcome, outcome: 'asked', grant }

  if (invitee.kind === 'guardian' && acceptance.self !== undefined)
    await nameGuardian(tx, { teamId: team.id, guardianId: invitee.id }, acceptance.self)
  const joined = await joinTeam(
    { tx, platform: visit.platform, account },
    {
      teamId: team.id,
      key: { kind: 'invitation', value: key.token },
      who:
        invitee.kind === 'newcomer' ? { kind: 'player', firstName, lastName } : { kind: 'invited' },
    },
  )
  if (joined.kind === 'waiting') return { welcome, outcome: 'waiting', grant }
  const { answers } = acceptance
  await answerAll(tx, visit, { accountId: account.id, part: welcome, answers })
  for (const part of welcome.others) await joinBeside(tx, visit, { account, part, acceptance })
  return { welcome, outcome: 'joined', grant }
}

function nameOf({ invitee, invitation }: Welcome, { self, name }: Acceptance) {
  if (invitee.kind === 'unknown')
    return { firstName: invitation.askerFirstName ?? '', lastName: invitation.askerLastName ?? '' }
  return (invitee.kind === 'newcomer' ? name : self) ?? invitee
}

/** The same parent in another team of the club; waits there if approval is required. */
async function joinBeside(
  tx: Transaction,
  visit: AuthContext,
  { account, part, acceptance }: Pick<Accepting, 'acceptance'> & Beside,
): Promise<void> {
  const { team, invitation, invitee } = part
  if (invitee.kind === 'guardian' && acceptance.self !== undefined)
    await nameGuardian(tx, { teamId: team.id, guardianId: invitee.id }, acceptance.self)
  const ids = { teamId: team.id, invitationId: invitation.id }
  const value = await letterToken(visit.platform.database, ids)
  const joined = await joinTeam(
    { tx, platform: visit.platform, account },
    { teamId: team.id, key: { kind: 'invitation', value }, who: { kind: 'invited' } },
  )
  if (joined.kind === 'waiting') return
  await answerAll(tx, visit, { accountId: account.id, part, answers: acceptance.answers })
}

interface Beside {
  readonly account: SignedIn
  readonly part: WelcomePart
}

/** Only answers the page asked for: its events that are open, for the person's own family. */
async function answerAll(
  tx: Transaction,
  { now }: AuthContext,
  {
    accountId,
    part: { team, events },
    answers,
  }: { accountId: string; part: WelcomePart; answers: Acceptance['answers'] },
): Promise<void> {
  const actor = await requirePerson(tx, { accountId, teamId: team.id })
  for (const { id, memberIds, isOpen } of events) {
    const given = answers
      .filter(({ eventId, memberId }) => eventId === id && memberIds.includes(memberId))
      .map(({ memberId, answer }) => ({
        memberId: memberId === newcomerId ? (actor.memberId ?? memberId) : memberId,
        answer,
      }))
    if (isOpen && given.length > 0) await answerEvent(tx, { actor, now, eventId: id }, given)
  }
}
