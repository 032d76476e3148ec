import { contract } from '@touchline/contract/contract'
import { invitations } from '@touchline/text/invitations/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectFilled, expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { EmailForm } from './email-form.tsx'

const { invite: text, words } = invitations
const { team } = teamOf('admin')
const manyAddresses = Array.from({ length: 51 }, (_, at) => `player${at}@example.org`).join(', ')

function open(uninvited: string[] = []) {
  server.answers(contract.invitations.uninvited, { emails: uninvited })
  server.answers(contract.invitations.list)
  return openPart(<EmailForm teamId={team.id} />)
}

proveForm('inviting by email', {
  open,
  endpoint: contract.invitations.invite,
  fillings: {
    [text.emails]: 'ana@example.org, luis@example.org',
    [text.message]: 'Welcome to the under 12s',
  },
  submit: text.send,
  sends: {
    teamId: team.id,
    emails: ['ana@example.org', 'luis@example.org'],
    message: 'Welcome to the under 12s',
  },
  wrong: [
    { label: text.emails, typed: '', says: text.emailsRequired },
    { label: text.emails, typed: 'ana@example.org; luis@', says: text.invalid('luis@') },
    { label: text.emails, typed: manyAddresses, says: text.tooMany(50) },
  ],
  refusals: [{ code: 'too_many_requests', says: text.dailyLimit }],
})

test('counts the recognised addresses', async () => {
  await open()
  await fillIn({ [text.emails]: 'ana@example.org, luis@example.org, mia@' })
  await expectSaid(text.understood(2))
})

test('starts with a message that names the team', async () => {
  await open()
  await expect
    .element(page.getByLabelText(text.message))
    .toHaveValue(text.defaultMessage(team.name))
})

test('adds roster addresses without an invitation to those typed', async () => {
  await open(['ana@example.org', 'luis@example.org'])
  await fillIn({ [text.emails]: 'mia@example.org' })
  const fill = page.getByRole('button', { name: text.fill(2) })
  fill.element().focus()
  await press(fill)
  await expectSaid(text.understood(3))
  const field = page.getByLabelText(text.emails, { exact: false }).element()
  expect(field instanceof HTMLTextAreaElement && field.value.split(/[,;\s]+/)).toEqual([
    'mia@example.org',
    'ana@example.org',
    'luis@example.org',
  ])
})

test('reports the result for each address, and clears the field', async () => {
  const result = { invitationId: null, messageTo: null }
  const results = [
    { ...result, email: 'ana@example.org', outcome: 'invited' as const },
    {
      ...result,
      email: 'leo@example.org',
      outcome: 'invited' as const,
      messageTo: 'guardians' as const,
    },
    { ...result, email: 'luis@example.org', outcome: 'already_member' as const },
  ]
  server.answers(contract.invitations.invite, { results })
  await open()
  await fillIn({ [text.emails]: results.map(({ email }) => email).join(', ') })
  await press(page.getByRole('button', { name: text.send }))
  await expectSaid(text.sentTitle)
  await expectSaid(new RegExp(text.alreadyMember('luis@example.org')))
  await expectSaid(new RegExp(words.toGuardians('leo@example.org')))
  expectFilled({ [text.emails]: '' })
})
