import {
  registrationForm,
  registrationsPage,
  type RegistrationShape,
} from '@touchline/contract/registrations/shapes'
import type { Feature } from '@touchline/domain/values/features'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'

import { collectionsRoutes } from '#server/collections/routes.ts'
import type { Platform } from '#server/platform/platform.ts'
import { aClub, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'
import { openTestApi, type Ask } from '#server/teams/testing/test-api.ts'

import { registrationsRoutes } from '../routes.ts'

/** A club with two teams, its registration form, and ways to ask as manager and as a stranger. */
export async function aClubToJoin(platform: Platform) {
  const { database } = platform
  const as = openTestApi(platform, {
    collections: collectionsRoutes,
    registrations: registrationsRoutes,
  })
  const manager = await anAccount(database, 'Eva')
  const clubId = await aClub(database, manager)
  const u10 = await aTeam(database, { name: 'Norte U10', clubId })
  const u12 = await aTeam(database, { name: 'Norte U12', clubId })
  await sql`update teams set age_group = right(name, 3) where club_id = ${clubId}`.execute(database)
  const ask = as(manager)
  const stranger = as(undefined)
  const formPath = `/clubs/${clubId}/registration-form`

  const readForm = async () => registrationForm.parse((await ask(`GET ${formPath}`)).body)
  const openForm = async (more: object = {}) => {
    const { settings, version } = await readForm()
    const body = { isOpen: true, settings: { ...settings, ...more }, version }
    return registrationForm.parse((await ask(`PUT ${formPath}`, body)).body)
  }
  const list = async (state = 'open') =>
    registrationsPage.parse((await ask(`GET /clubs/${clubId}/registrations?state=${state}`)).body)
  const decide = (decision: object) =>
    ask(`POST /clubs/${clubId}/registrations/decisions`, { decision })

  /** As an operator does for one club. */
  const turnOff = async (feature: Feature) => {
    await sql`update clubs set features = ${JSON.stringify({ [feature]: false })}::jsonb
      where id = ${clubId}`.execute(database)
  }

  return {
    as,
    ask,
    stranger,
    turnOff,
    manager,
    clubId,
    u10,
    u12,
    readForm,
    openForm,
    list,
    decide,
    ...handingIn(platform, stranger),
  }
}

/** A team without a club, its registration form, and ways to ask as admin, coach and stranger. */
export async function aTeamToJoin(platform: Platform) {
  const { database } = platform
  const as = openTestApi(platform, {
    registrations: registrationsRoutes,
  })
  const admin = await anAccount(database, 'Eva')
  const coach = await anAccount(database, 'Carla')
  const teamId = await aTeam(database, { name: 'Wild Boars' })
  await aMember(database, teamId, { accountId: admin, isAdmin: true, role: 'Coach' })
  await aMember(database, teamId, { accountId: coach, isCoach: true, role: 'Coach' })
  const stranger = as(undefined)
  const formPath = `/teams/${teamId}/registration-form`
  const readForm = async () => registrationForm.parse((await as(admin)(`GET ${formPath}`)).body)
  const openForm = async (more: object = {}) => {
    const { settings, version } = await readForm()
    const body = { isOpen: true, settings: { ...settings, ...more }, version }
    return registrationForm.parse((await as(admin)(`PUT ${formPath}`, body)).body)
  }
  const list = async (state = 'open', accountId = admin) =>
    registrationsPage.parse(
      (await as(accountId)(`GET /teams/${teamId}/registrations?state=${state}`)).body,
    )
  const decide = (decision: object, accountId = admin) =>
    as(accountId)(`POST /teams/${teamId}/registrations/decisions`, { decision })
  const people = { as, stranger, admin, coach, teamId }
  return { ...people, readForm, openForm, list, decide, ...handingIn(platform, stranger) }
}

function handingIn({ database }: Platform, stranger: Ask) {
  /** Hands the form in and confirms it by the link of the letter. */
  async function register(key: string | null, more: object = {}) {
    const body = { ...aFamily(), key, ...more }
    const answer = await stranger('POST /registration-form', body)
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
    const token = await tokenFor(body.contact.email)
    await stranger('POST /registration/answer', { token, answer: 'confirm' })
    return token
  }

  async function lettersTo(email: string) {
    const found = await sql<{ kind: string; subject: string; text: string }>`
      select kind, subject, text_body as text from mails
      where recipient = ${email} order by created_at, id`.execute(database)
    return found.rows
  }

  async function tokenFor(email: string): Promise<string> {
    const letters = (await lettersTo(email)).toReversed()
    const [letter] = letters.filter(({ kind }) => kind.startsWith('registrations.'))
    return /\/registration\/([\w.-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
  }

  return { register, lettersTo, tokenFor }
}

/** Marta registers Mia and Leo, with a mandate. */
export function aFamily(more: object = {}) {
  return {
    clientId: newId(),
    language: 'en',
    contact: {
      firstName: 'Marta',
      lastName: 'Gil',
      email: `marta-${newId()}@example.org`,
      phone: '+34600123456',
      address: 'Mill Lane 4, Riverside',
      role: 'mother',
    },
    people: [
      { ...aChild, firstName: 'Mia', dateOfBirth: '2017-05-01' },
      { ...aChild, firstName: 'Leo', dateOfBirth: '2015-05-01' },
    ],
    mandate: { holder: 'Marta Gil', iban: 'DE89 3704 0044 0532 0130 00', agrees: true },
    agrees: true,
    ...more,
  }
}

export const aChild = { lastName: 'Gil', teamId: null, kind: 'active', photos: true }

/** With the box ticked that makes the contact a guardian of a known child. */
export function acceptWithGuardian(entry: RegistrationShape) {
  const accepted = acceptAll(entry)
  return { ...accepted, people: accepted.people.map((one) => ({ ...one, addsGuardian: true })) }
}

/** What one tap on "Accept" sends. */
export function acceptAll({ people }: RegistrationShape) {
  return {
    kind: 'accept',
    people: people.map(({ id, teamId, proposedTeamId, match }) => ({
      id,
      teamId: teamId ?? proposedTeamId,
      personId: match?.personId ?? null,
    })),
  }
}
