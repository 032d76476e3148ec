import { contract } from '@touchline/contract/contract'
import { invitations } from '@touchline/text/invitations/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example, first } from '#web/testing/endpoint.ts'
import { expectFilled, expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveQuestion } from '#web/testing/prove-question.ts'
import { server } from '#web/testing/server.ts'

import { RequestCard } from './request-card.tsx'

const { requests: text, words } = invitations
const { team } = teamOf('admin')
const request = {
  ...first(example(contract.invitations.requests).requests),
  firstName: 'Lee',
  lastName: 'Harbour',
  dateOfBirth: '1990-05-21',
  child: null,
}
const decline = page.getByRole('main').getByRole('button', { name: text.decline })
const dialog = page.getByRole('alertdialog')
const filled = { [text.note]: 'We are full this season' }

function open(dateOfBirth = request.dateOfBirth) {
  server.answers(contract.members.list)
  return openPart(
    <ul>
      <RequestCard teamId={team.id} request={{ ...request, dateOfBirth }} />
    </ul>,
  )
}

proveQuestion('declining a request to join', {
  open,
  asks: decline,
  endpoint: contract.invitations.decide,
  fillings: filled,
  confirm: text.decline,
  sends: {
    teamId: team.id,
    requestId: request.id,
    approve: false,
    note: 'We are full this season',
  },
  says: text.declined,
  refusals: [{ code: 'conflict', says: text.decidedMeanwhile }],
})

test('keeps the note when refused', async () => {
  server.refuses(contract.invitations.decide, 'too_many_requests')
  await open()
  await press(decline)
  await fillIn(filled)
  await press(dialog.getByRole('button', { name: text.decline }))
  await expect.element(dialog).not.toBeInTheDocument()
  await press(decline)
  await expect.element(dialog).toBeVisible()
  expectFilled(filled)
})

test('sends no note when it is empty', async () => {
  server.answers(contract.invitations.decide)
  await open()
  await press(decline)
  await press(dialog.getByRole('button', { name: text.decline }))
  await expect
    .poll(() => server.sentTo(contract.invitations.decide))
    .toEqual([{ teamId: team.id, requestId: request.id, approve: false }])
})

test('offers no note to a minor, and says so', async () => {
  await open('2014-05-21')
  await press(decline)
  await expect.element(page.getByLabelText(text.note)).toBeDisabled()
  await expectSaid(words.notToMinors)
})
