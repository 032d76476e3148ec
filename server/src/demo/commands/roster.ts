import { consentTextVersion } from '@touchline/domain/children/consents'
import {
  childBirthDate,
  staffNames,
  womanBirthDate,
  demoEmail,
} from '@touchline/domain/demo/people'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

import { insertRows } from '../queries.ts'
import type { Cast, Guardian, Person } from './cast.ts'
import { addFields } from './fields.ts'
import { addHealth } from './health.ts'
import { addHomes } from './homes.ts'
import type { Words } from './words.ts'

/** A roster row, and the account that answers for it. */
export interface DemoPlayer {
  readonly memberId: string
  readonly answeredBy: string
}

export interface Stage {
  readonly teamId: string
  readonly cast: Cast
  readonly words: Words
  readonly isYouth: boolean
  readonly country: string
  readonly now: Date
}

/** The women and their coach; everyone has joined. */
export async function addWomen(tx: Transaction, stage: Stage): Promise<readonly DemoPlayer[]> {
  const { cast, words } = stage
  const today = dayOf(stage.now)
  const players = cast.women.map((person, place) => ({
    ...rowOf(stage, person),
    role: 'Player',
    date_of_birth: womanBirthDate(place, today),
    ...kitOf(words, place),
    ...sizesOf(place, ['S', 'M', 'M', 'L']),
  }))
  const rows = [leadRow(stage, cast.womenCoach), ...players]
  await insertRows(tx, 'members', rows)
  return rows.map(({ id, account_id }) => ({ memberId: id, answeredBy: account_id }))
}

/** The children with their guardians, their coach, and an invited helper. */
export async function addChildren(tx: Transaction, stage: Stage): Promise<readonly DemoPlayer[]> {
  const { cast, words, now } = stage
  const today = dayOf(now)
  const coach = leadRow(stage, cast.coach)
  const saidBy = await addFields(tx, stage)
  const members = cast.children.map((child, place) => ({
    ...bareRow(stage, child),
    role: 'Player',
    date_of_birth: childBirthDate(place, today),
    custom: saidBy(place),
    ...kitOf(words, place),
    ...sizesOf(place, ['140', '152', '152', '164']),
  }))
  const assistant = {
    ...bareRow(stage, staffNames.assistant),
    role: 'Assistant coach',
    is_coach: true,
    email: demoEmail(staffNames.assistant),
    is_placeholder: true,
  }
  await insertRows(tx, 'members', [coach, ...members, assistant])
  const ids = members.map(({ id }) => id)
  await addGuardians(tx, stage, ids)

  const answering = cast.children.map(({ guardians }) => guardians[0]?.account ?? cast.coach)
  return [
    { memberId: coach.id, answeredBy: cast.coach.id },
    ...answering.map(({ id }, place) => ({ memberId: ids[place] ?? '', answeredBy: id })),
  ]
}

async function addGuardians(
  tx: Transaction,
  stage: Stage,
  memberIds: readonly string[],
): Promise<void> {
  const { teamId, cast, now } = stage
  const guardians = new Set(cast.children.flatMap((child) => child.guardians))
  const ids = new Map([...guardians].map((guardian) => [guardian, newId()]))
  await insertRows(
    tx,
    'guardians',
    [...ids].map(([{ firstName, lastName, email, account }, id]) => ({
      id,
      team_id: teamId,
      account_id: account?.id ?? null,
      first_name: firstName,
      last_name: lastName,
      email,
      created_at: now,
    })),
  )
  const pairs = cast.children.flatMap((child, place) =>
    child.guardians.map((guardian) => ({ child, guardian, memberId: memberIds[place] ?? '' })),
  )
  await insertRows(
    tx,
    'guardianships',
    pairs.map(({ guardian, memberId }) => ({
      team_id: teamId,
      guardian_id: ids.get(guardian) ?? '',
      member_id: memberId,
      role: kinOf(guardian),
      ...(guardian.account !== undefined && {
        verified_at: now,
        verified_by: cast.coach.id,
        verified_how: 'demo',
      }),
    })),
  )
  await addConsents(tx, stage, pairs)
  await addHomes(tx, { ...stage, pairs, ids })
  await addHealth(tx, { teamId, now, pairs: pairs.filter(isAnswering) })
}

interface Pair {
  readonly child: Cast['children'][number]
  readonly guardian: Guardian
  readonly memberId: string
}

/** Each child's first guardian says yes, if they have joined. */
async function addConsents(
  tx: Transaction,
  { teamId, now }: Stage,
  pairs: readonly Pair[],
): Promise<void> {
  await insertRows(
    tx,
    'consents',
    pairs.flatMap(({ child, guardian, memberId }) =>
      guardian.account === undefined || guardian !== child.guardians[0]
        ? []
        : (['membership', 'pictures_team', 'health'] as const).map((kind) => ({
            id: newId(),
            team_id: teamId,
            member_id: memberId,
            kind,
            state: 'yes',
            text_version: consentTextVersion,
            given_by: guardian.account?.id ?? '',
            given_as: 'guardian',
            verified_how: 'demo',
            given_at: now,
          })),
    ),
  )
}

/** True for the first guardian of a child. */
function isAnswering({ child, guardian }: Pick<Pair, 'child' | 'guardian'>) {
  return guardian === child.guardians[0]
}

function kinOf(guardian: Guardian): 'mother' | 'father' {
  return fathers.has(guardian.firstName) ? 'father' : 'mother'
}

const fathers = new Set(
  'Erik Thomas Markus Diego Julien Cem Pavel Paolo Antoine Javier Jens'.split(' '),
)

function leadRow(stage: Stage, person: Person) {
  return { ...rowOf(stage, person), role: 'Coach', is_admin: true, is_coach: true }
}

function rowOf(stage: Stage, person: Person) {
  return { ...bareRow(stage, person), account_id: person.id, email: person.email }
}

function bareRow(
  { teamId, now }: Stage,
  { firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>,
) {
  return {
    id: newId(),
    team_id: teamId,
    first_name: firstName,
    last_name: lastName,
    created_at: joinedAt(now),
    updated_at: now,
  }
}

/** Before the first event of the season. */
function joinedAt(now: Date): Date {
  return new Date(now.getTime() - 130 * 86_400_000)
}

function kitOf({ positions }: Words, place: number) {
  const position = place === 0 ? positions[0] : positions[1 + (place % (positions.length - 1))]
  return { position: position ?? null, jersey_number: String(place + 1) }
}

/** Every sixth player has none yet. */
function sizesOf(place: number, sizes: readonly string[]) {
  const size = place % 6 === 5 ? null : (sizes[place % sizes.length] ?? null)
  return { shirt_size: size, shorts_size: size }
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}
