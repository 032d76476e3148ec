import { expect, test } from 'vitest'

import type { ExportedMember } from '../../members/export/roster-table.ts'
import { mergeMemberRows } from './export-table.ts'

const nothing = {
  nickname: null,
  position: null,
  jerseyNumber: null,
  licenceNumber: null,
  dominantSide: null,
  shirtSize: null,
  shortsSize: null,
  shoeSize: null,
  dateOfBirth: null,
  gender: null,
  email: null,
  phone: null,
  address: null,
  guardians: [],
  custom: {},
} as const

const anna = {
  firstName: 'Anna',
  lastName: 'Roth',
  role: 'mother',
  email: 'anna@mail.example',
  phone: null,
} as const

function row(more: Partial<ExportedMember>): ExportedMember {
  return { ...nothing, firstName: 'Mia', lastName: 'Roth', role: 'Player', isAdmin: false, ...more }
}

test('fills gaps from the other roster, and lists a shared parent once', () => {
  const rows = [
    row({ jerseyNumber: '7', guardians: [anna] }),
    row({ role: 'Coach', isAdmin: true, dateOfBirth: '2014-04-13', guardians: [anna] }),
  ]
  expect(mergeMemberRows(rows, { firstName: 'Mia', lastName: 'Roth' })).toMatchObject({
    role: 'Player, Coach',
    isAdmin: true,
    jerseyNumber: '7',
    dateOfBirth: '2014-04-13',
    guardians: [anna],
  })
})
