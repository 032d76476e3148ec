import { expect, test } from 'vitest'

import { findNameOrder } from './name-order.ts'

test.each([
  ['Nombre y apellidos', 'US', 'first_two_last', 'heading'],
  ['Apellidos y nombre', 'US', 'two_last_first', 'heading'],
  ['Nombre completo', 'DE', 'first_two_last', 'heading'],
  ['Nombre completo', 'AR', 'first_last', 'usual'],
  ['Nombre y apellido', 'AR', 'first_last', 'heading'],
  ['Jugador/a', 'FR', 'first_two_last', 'heading'],
  ['', 'ES', 'first_two_last', 'team'],
  ['Player', 'MX', 'first_two_last', 'team'],
  ['Name', 'DE', 'first_last', 'usual'],
  ['Full name', 'US', 'first_last', 'usual'],
  ['Nom Prénom', 'FR', 'last_first', 'heading'],
  ['Prénom NOM', 'FR', 'first_last', 'heading'],
  ['Nom et prénom', 'FR', 'last_first', 'heading'],
  ['Name, Vorname', 'DE', 'last_first', 'heading'],
  ['Vor- und Nachname', 'DE', 'first_last', 'heading'],
  ['Last name, first name', 'GB', 'last_first', 'heading'],
  ['First name last name', 'GB', 'first_last', 'heading'],
  ['Name and surname', 'GB', 'first_last', 'heading'],
])(
  'the names under “%s” in %s are read as %s because of the %s',
  (...[heading, teamCountry, order, because]) => {
    const cells = ['Ana García', 'Ana García López']
    expect(findNameOrder({ heading, cells, teamCountry })).toEqual({
      kind: 'known',
      order,
      because,
      sample: 'Ana García López',
    })
  },
)

test('names with recognisable parts need no order', () => {
  const cells = ['García López, Ana', 'DUPONT Marie', 'Bo', '']
  expect(findNameOrder({ heading: 'Nombre', cells, teamCountry: 'ES' })).toEqual({
    kind: 'unneeded',
  })
})

test("a person's answer wins", () => {
  expect(
    findNameOrder({
      heading: 'Nombre y apellidos',
      cells: ['Ana García'],
      teamCountry: 'ES',
      answer: 'last_first',
    }),
  ).toMatchObject({ order: 'last_first', because: 'answer', sample: 'Ana García' })
})
