import { photosEndpoints } from '@touchline/contract/photos/endpoints'
import { scopeFor } from '@touchline/domain/integrations/scopes'
import { expect, test } from 'vitest'

import { metaOf } from '../contract/src/wire/access.ts'
import { codeIn, isTest, read } from './sources.ts'

/** What may read albums, beside their capability: nothing that strangers or programs see. */
const readers = new Set([
  'clubs/queries/roll-over-belongings.ts',
  'demo/commands/photos.ts',
  'notifications/commands/about-photos.ts',
  'platform/database/distribution.ts',
  'privacy/queries/own-photos.ts',
  'privacy/queries/tables-of-photos.ts',
])

/** Imports of the capability's code, names of its tables, and addresses of its files. */
const reading =
  /#server\/photos\/(?!jobs|routes)|\bphoto_(?:albums|checks|uploads)\b|\b(?:from|join|into|update) photos\b|'photos'\)/

test('no public page, feed, embed or tool reads the albums of a team', () => {
  const found = codeIn('server/src').filter(
    (file) => !isTest(file) && !file.startsWith('server/src/photos/') && reading.test(read(file)),
  )
  expect(new Set(found.map((file) => file.replace('server/src/', '')))).toEqual(readers)
})

test.each(Object.entries(photosEndpoints))(
  'photos.%s is for people of the team, not for tokens',
  (name, endpoint) => {
    const { method = 'POST' } = endpoint['~orpc'].route
    expect(metaOf(endpoint).access).toBe('team')
    expect(scopeFor({ name: `photos.${name}`, method })).toBeUndefined()
  },
)
