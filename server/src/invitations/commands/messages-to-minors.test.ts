import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aGuardian, aMember } from '#server/teams/testing/people.ts'

import {
  actingAs,
  anInvitationTest,
  joinInput,
  letterTo,
  lettersTo,
  aSignedInPerson,
  type InvitationTest,
} from '../testing/invitation-test.ts'
import { declineRequest } from './decide.ts'
import { inviteByEmail, invitePerson } from './invite.ts'
import { resendInvitation } from './manage.ts'

const platform = await testPlatform()
const { database } = platform
const message = 'Do not tell your parents'
let stage: InvitationTest
let teen: string
let teensAddress: string
let number = 0

beforeEach(async () => {
  stage = await anInvitationTest(platform)
  number += 1
  teensAddress = `leo-${number}@private.example`
  teen = await aMember(database, stage.teamId, { firstName: 'Leo' })
  await sql`
    update members set date_of_birth = '2010-06-01', email = ${teensAddress}
    where id = ${teen}`.execute(database)
})

const asCoach = () => actingAs(platform, stage.coach)

const inviteTeen = (email?: string) =>
  asCoach()((work) =>
    invitePerson(work, {
      teamId: stage.teamId,
      person: { kind: 'member', id: teen },
      ...(email && { email }),
      message,
    }),
  )

async function aParent(): Promise<string> {
  const parent = await aSignedInPerson(database, 'Marta')
  const child = { teamId: stage.teamId, memberId: teen }
  await aGuardian(database, child, { accountId: parent.id })
  return parent.email
}

const ways: [string, () => Promise<{ results: { messageTo: unknown }[] }>][] = [
  ['by the roster', () => inviteTeen()],
  ['at another address', () => inviteTeen(`other-${teensAddress}`)],
  [
    'among other addresses',
    () =>
      asCoach()((work) =>
        inviteByEmail(work, { teamId: stage.teamId, emails: [teensAddress], message }),
      ),
  ],
]

test.each(ways)('sends a message to a minor invited %s to the guardians', async (way, invite) => {
  const address = way === 'at another address' ? `other-${teensAddress}` : teensAddress
  const mother = await aParent()
  expect((await invite()).results).toMatchObject([{ outcome: 'invited', messageTo: 'guardians' }])
  expect((await letterTo(database, address)).text).not.toContain(message)
  const { subject, text } = await letterTo(database, mother)
  expect(subject).toBe('A message about Leo’s invitation to Norte U12')
  expect(text).toContain(message)
})

test('drops it if no guardian can be reached', async () => {
  expect((await inviteTeen()).results).toMatchObject([{ messageTo: 'nobody' }])
  expect((await letterTo(database, teensAddress)).text).not.toContain(message)
})

test('keeps it from a blocked guardian', async () => {
  const father = await aSignedInPerson(database, 'Luis')
  await aGuardian(
    database,
    { teamId: stage.teamId, memberId: teen },
    { accountId: father.id, blockedAt: new Date() },
  )
  expect((await inviteTeen()).results).toMatchObject([{ messageTo: 'nobody' }])
  expect(await lettersTo(database, father.email)).toBe(0)
})

test('drops it when the email is resent', async () => {
  await aParent()
  const { results } = await inviteTeen()
  const invitationId = results[0]?.invitationId ?? ''
  await asCoach()((work) => resendInvitation(work, { teamId: stage.teamId, invitationId }))
  expect(await lettersTo(database, teensAddress)).toBe(2)
  expect((await letterTo(database, teensAddress)).text).not.toContain(message)
})

test('recognises a minor by the account too', async () => {
  const pau = await aSignedInPerson(database, 'Pau')
  await sql`update accounts set date_of_birth = '2010-01-01' where id = ${pau.id}`.execute(database)
  const { results } = await asCoach()((work) =>
    inviteByEmail(work, { teamId: stage.teamId, emails: [pau.email], message }),
  )
  expect(results).toMatchObject([{ messageTo: 'nobody' }])
  expect((await letterTo(database, pau.email)).text).not.toContain(message)
})

test('shows it to adults and parents', async () => {
  const emails = ['nora@example.org', 'marta@example.org']
  await aGuardian(database, { teamId: stage.teamId, memberId: teen })
  await sql`update guardians set email = 'marta@example.org' where team_id = ${stage.teamId}`.execute(
    database,
  )
  await asCoach()((work) => inviteByEmail(work, { teamId: stage.teamId, emails, message }))
  for (const email of emails) expect((await letterTo(database, email)).text).toContain(message)
})

test('sends no note to a minor whose request is declined', async () => {
  const pau = await aSignedInPerson(database, 'Pau')
  await aGuardian(
    database,
    { teamId: stage.teamId, memberId: teen },
    { accountId: (await aSignedInPerson(database, 'Marta')).id },
  )
  await inviteTeen(`forwarded-${teensAddress}`)
  const { text } = await letterTo(database, `forwarded-${teensAddress}`)
  const response = await joinInput(platform, pau, {
    teamId: stage.teamId,
    key: { kind: 'invitation', value: /invitation=([\w-]+)/.exec(text)?.[1] ?? '' },
    otherAddress: true,
    who: { kind: 'invited' },
  })
  const requestId = response.kind === 'waiting' ? response.requestId : ''
  await asCoach()((work) =>
    declineRequest(work, { teamId: stage.teamId, requestId, note: message }),
  )
  const letter = await letterTo(database, pau.email)
  expect(letter.subject).toContain('declined your request')
  expect(letter.text).not.toContain(message)
})
