import type { CollectionShape } from '@touchline/contract/collections/shapes/collection'
import { contract } from '@touchline/contract/contract'
import { collectionWizard as text } from '@touchline/text/collections/wizard/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { paths } from '#web/app/paths.ts'
import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectFilled, expectRefused, expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { server } from '#web/testing/server.ts'

import { Wizard } from './wizard.tsx'

const { information, problems, broadcast } = text
const { save, setState, get } = contract.collections
const { id: teamId } = teamOf('admin').team
const name = information.names.membership
const filled = {
  [name]: 'Season 2027',
  [information.startsOn]: '2026-08-01',
  [information.endsOn]: '2027-07-31',
  [information.details]: 'For the whole family',
  [information.email]: 'treasurer@example.org',
  [information.phone]: '600 12 34 56',
}
const renamed = { [name]: 'Season 2027' }
const fee = {
  id: '019cebf5-0f00-7000-8000-0000000000f1',
  name: 'Adult',
  details: '',
  type: 'fixed' as const,
  amount: 12_000,
  isActive: true,
  stock: null,
  sizes: [],
}
const draft: CollectionShape = {
  ...example(get),
  kind: 'membership',
  state: 'draft',
  step: 'information',
  name: 'Season',
  startsOn: '2026-08-01',
  endsOn: '2027-07-31',
  organizerEmail: '',
  phone: '',
  fees: [fee],
  fields: [],
  opensOn: null,
  closesOn: null,
  usedFeeIds: [],
  version: 7,
}
const saved = { ...draft, version: 8 }
const goOn = page.getByRole('button', { name: text.continue, exact: true })
const named = (label: string) => page.getByRole('textbox', { name: new RegExp(label) })
const heading = (step: string) => page.getByRole('heading', { name: step, level: 2 })

function open(part: Partial<CollectionShape> = {}, step = 'information') {
  const collection = { ...draft, ...part }
  server.answers(get, collection)
  server.answers(contract.members.list, { ...example(contract.members.list), nextCursor: null })
  return openPart(<Wizard collection={collection} />, { at: `/wizard?step=${step}` })
}

test('the first step can be filled in by keyboard, saves, and leads to the next heading', async () => {
  server.answers(save, saved)
  await open()
  await fillIn(filled)
  expectFilled(filled)
  await expectAccessible()
  await press(goOn)
  await expect.element(heading(text.steps.membership.fees)).toHaveFocus()
  await expect
    .poll(() => server.sentTo(save))
    .toMatchObject([
      {
        teamId,
        collectionId: draft.id,
        version: 7,
        step: 'fees',
        name: 'Season 2027',
        startsOn: '2026-08-01',
        endsOn: '2027-07-31',
        details: 'For the whole family',
        organizerEmail: 'treasurer@example.org',
        phone: '+34600123456',
      },
    ])
})

test.each([
  { label: name, typed: ' ', says: problems.name_missing },
  { label: information.startsOn, typed: '', says: problems.start_missing },
  { label: information.endsOn, typed: '', says: problems.end_missing },
  { label: information.endsOn, typed: '2026-07-31', says: problems.end_before_start },
  { label: information.email, typed: 'treasurer@', says: problems.email_wrong },
])('$label reports the error in "$typed", and has the focus', async ({ label, typed, says }) => {
  await open()
  await fillIn({ [label]: typed })
  await userEvent.keyboard('{Enter}')
  await expectRefused(label, says)
  await expect.element(named(label)).toHaveFocus()
  expectFilled({ [label]: typed })
  expect(server.sentTo(save)).toEqual([])
})

test.each([
  { code: 'not_allowed', says: wire.errors.not_allowed },
  { code: 'premium_needed', says: /need Premium/ },
  { code: 'too_many_requests', says: wire.errors.too_many_requests },
] as const)('keeps everything when refused: $code', async ({ code, says }) => {
  server.refuses(save, code)
  await open()
  await fillIn(renamed)
  await userEvent.keyboard('{Enter}')
  await expectSaid(says)
  expectFilled(renamed)
  await expectAccessible()
})

test("someone else's change can be overwritten", async () => {
  server.refuses(save, 'changed_meanwhile')
  await open()
  await fillIn(renamed)
  await userEvent.keyboard('{Enter}')
  await expectSaid(text.meanwhile.title)
  await expectAccessible()

  server.answers(get, { ...draft, version: 9 })
  server.answers(save, { ...draft, version: 10 })
  await press(page.getByRole('button', { name: text.meanwhile.keepMine }))
  await expect
    .poll(() => server.sentTo(save).at(-1))
    .toMatchObject({ version: 9, name: 'Season 2027' })
})

test("someone else's change can be taken instead of mine", async () => {
  server.refuses(save, 'changed_meanwhile')
  await open()
  await fillIn(renamed)
  await userEvent.keyboard('{Enter}')
  await press(page.getByRole('button', { name: text.meanwhile.takeTheirs }))
  await expect.element(named(name)).toHaveValue('Season')
})

test('continues offline, and saves later', async () => {
  await open()
  await fillIn(renamed)
  server.goAway()
  await userEvent.keyboard('{Enter}')
  await expectSaid(text.away)
  server.answers(save, saved)
  server.comeBack()
  await expect.poll(() => server.sentTo(save)).toMatchObject([{ name: 'Season 2027' }])
})

test('a collection without fees leads back to where they are added', async () => {
  await open({ fees: [] }, 'broadcast')
  await press(page.getByRole('button', { name: wire.save, exact: true }))
  await expectSaid(problems.no_fee)
  await expect.element(heading(text.steps.membership.fees)).toBeVisible()
  await expectAccessible()
})

test('the last step publishes for the chosen people', async () => {
  server.answers(save, saved)
  server.answers(setState, { ...saved, state: 'open' })
  const opened = await open({}, 'broadcast')
  await fillIn({
    [broadcast.type]: broadcast.types.private,
    [broadcast.invite]: broadcast.invites.nobody,
  })
  await expectAccessible()
  await press(page.getByRole('button', { name: wire.save, exact: true }))
  await expect
    .poll(() => opened.path())
    .toBe(paths.collectionSuccess(teamId, draft.id).split('?')[0])
  await expect
    .poll(() => server.sentTo(save))
    .toMatchObject([{ broadcast: 'private', step: 'broadcast' }])
  await expect
    .poll(() => server.sentTo(setState))
    .toMatchObject([{ version: 8, invite: { kind: 'nobody' } }])
})

test('inviting some members needs at least one', async () => {
  await open({}, 'broadcast')
  await fillIn({ [broadcast.invite]: broadcast.invites.some })
  await press(page.getByRole('button', { name: wire.save, exact: true }))
  await expectSaid(broadcast.chooseSome)
  expect(server.sentTo(save)).toEqual([])
})

test('settings of a published collection lead back to it', async () => {
  server.answers(save, saved)
  const opened = await open({ state: 'open' }, 'broadcast')
  await press(page.getByRole('button', { name: wire.save, exact: true }))
  await expect.poll(() => opened.path()).toBe(paths.collection(teamId, draft.id))
})
