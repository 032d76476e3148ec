import type { DuesPersonShape } from '@touchline/contract/collections/shapes/dues'
import { contract } from '@touchline/contract/contract'
import { dues } from '@touchline/text/collections/dues/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example, first } from '#web/testing/endpoint.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'

import { nameOf } from './bill-view.ts'
import { FamilyPeople } from './family-people.tsx'

test('offers the exemption to people in a team and in none', async () => {
  const inTeam = first(first(example(contract.collections.previewDues).families).people)
  const people = [inTeam, { ...inTeam, id: crypto.randomUUID(), firstName: 'Otto', teams: [] }]
  const chosen: DuesPersonShape[] = []
  await openPart(
    <FamilyPeople people={people} currency="EUR" onExempt={(person) => chosen.push(person)} />,
  )
  for (const person of people)
    await press(page.getByRole('button', { name: dues.write.exempt(nameOf(person)) }))
  expect(chosen).toEqual(people)
})
