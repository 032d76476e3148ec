import { contract } from '@touchline/contract/contract'
import { dues as text } from '@touchline/text/collections/dues/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectRefused, expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { RulesForm } from './rules-form.tsx'
import { readRules, toTypedRules } from './typed-rules.ts'

const { rules: words } = text
const clubId = example(contract.clubs.get).club.id
const dues = example(contract.collections.dues)
const rate = {
  id: '019cebf5-0f00-7000-8000-0000000000d6',
  name: 'Youth',
  minAge: null,
  maxAge: null,
  teamIds: [],
  kinds: [],
  amount: 9600,
}
const rules = readRules(toTypedRules({ ...dues, rules: null }, 'en'), 'en')
const { saveDues } = contract.collections
const save = page.getByRole('button', { name: words.save })
const open = (parts: Partial<typeof dues> = {}) =>
  openPart(<RulesForm clubId={clubId} dues={{ ...dues, ...parts }} />)

test('discounts and the maximum are sent as they were typed, by the version that was read', async () => {
  server.answers(saveDues, dues)
  await open({ version: 3 })
  await fillIn({ [words.second]: '25', [words.further]: '50', [words.familyMaximum]: '300' })
  await expectAccessible()
  await press(save)
  await expectSaid(words.saved)
  expect(server.sentTo(saveDues)).toMatchObject([
    { clubId, version: 3, rules: { siblingPercents: [25, 50], familyMaximum: 30_000 } },
  ])
})

test('a club with several rates chooses which of them counts', async () => {
  server.answers(saveDues, dues)
  const rates = ['a', 'b'].map((name) => ({
    ...rate,
    id: `019cebf5-0f00-7000-8000-00000000000${name}`,
    name,
  }))
  await open({ rules: { ...rules, rates, rateChoice: 'first' } })
  await fillIn({ [words.rateChoice]: words.rateChoices.all })
  await expectAccessible()
  await press(save)
  await expectSaid(words.saved)
  expect(server.sentTo(saveDues)).toMatchObject([{ rules: { rateChoice: 'all' } }])
})

test('a single rate needs no choice', async () => {
  await open({ rules: { ...rules, rates: [rate] } })
  await expect.element(page.getByText(words.rateChoice)).not.toBeInTheDocument()
})

test('tells a club without rates to add one', async () => {
  await open({ rules: null })
  await press(save)
  await expectSaid(words.problems.no_rate)
  await expectAccessible()
})

test('refuses a discount that is no number at its field', async () => {
  await open()
  await fillIn({ [words.second]: '50', [words.further]: '10' })
  await press(save)
  await expectRefused(words.further, words.problems.percents_fall)
  await fillIn({ [words.further]: 'all' })
  await expectRefused(words.further, words.percentWrong)
})

test('says if someone else saved meanwhile', async () => {
  server.refuses(saveDues, 'changed_meanwhile')
  await open()
  await fillIn({ [words.second]: '25', [words.further]: '25' })
  await press(save)
  await expectSaid(wire.errors.changed_meanwhile)
})
