import { contract } from '@touchline/contract/contract'
import { expect, test } from 'vitest'

import { example } from '#web/testing/endpoint.ts'

import { findOwnPeople } from './own-people.ts'

const mine = example(contract.teams.mine)

function cardsOf(...names: readonly (readonly [team: string, first: string, last: string])[]) {
  const [card] = mine.children
  if (card === undefined) throw new Error('no child')
  return names.map(([id, firstName, lastName]) => ({
    ...card,
    id,
    name: id,
    child: { memberId: `${firstName} in ${id}`, firstName, lastName },
  }))
}

test('lists a child in two teams once, by first name', () => {
  const children = cardsOf(
    ['Lions', 'Ben', 'Gil'],
    ['Lions', 'Mia', 'Gil'],
    ['Choir', 'Ben', 'Gil'],
  )
  expect(findOwnPeople({ ...mine, teams: [], children }, 'Me')).toEqual([
    {
      name: 'Ben',
      teams: ['Lions', 'Choir'],
      keys: [
        { teamId: 'Lions', memberId: 'Ben in Lions' },
        { teamId: 'Choir', memberId: 'Ben in Choir' },
      ],
    },
    { name: 'Mia', teams: ['Lions'], keys: [{ teamId: 'Lions', memberId: 'Mia in Lions' }] },
  ])
})

test('tells two people with the same first name apart and lists the reader last', () => {
  const children = cardsOf(['Lions', 'Ben', 'Gil'], ['Lions', 'Ben', 'Ruiz'])
  const [team] = mine.teams
  const teams = team ? [{ ...team, id: 'Owls', name: 'Owls', memberId: 'me' }] : []
  const manager = teams.map((one) => ({ ...one, memberId: null }))
  const people = findOwnPeople({ ...mine, teams: [...teams, ...manager], children }, 'Me')
  expect(people.map(({ name }) => name)).toEqual(['Ben Gil', 'Ben Ruiz', 'Me'])
  expect(people.at(-1)?.keys).toEqual([{ teamId: 'Owls', memberId: 'me' }])
})
