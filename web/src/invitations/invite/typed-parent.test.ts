import { expect, test } from 'vitest'

import { readParent } from './typed-parent.ts'

const typed = { parentName: '', parentPhone: '', parentEmail: '' }

test.each([
  [{}, { parents: [] }],
  [
    { parentName: 'Kate', parentPhone: '+447700900123' },
    {
      parents: [
        {
          role: 'guardian',
          firstName: 'Kate',
          lastName: 'Carter',
          phone: '+447700900123',
          email: null,
        },
      ],
    },
  ],
  [
    { parentName: 'Mike Stone', parentEmail: ' mike@example.org ' },
    {
      parents: [
        {
          role: 'guardian',
          firstName: 'Mike',
          lastName: 'Stone',
          phone: null,
          email: 'mike@example.org',
        },
      ],
    },
  ],
  [{ parentName: 'Kate' }, { problem: 'contact_missing' }],
  [{ parentEmail: 'kate@example.org' }, { problem: 'name_missing' }],
])('beside Ben Carter %j is read as %j', (fields, read) => {
  expect(readParent({ ...typed, ...fields }, 'Carter')).toEqual(read)
})
