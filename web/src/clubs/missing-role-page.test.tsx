import { clubRoles as text } from '@touchline/text/clubs/roles/en'
import { test } from 'vitest'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { openPage } from '#web/testing/open.tsx'

import { MissingRolePage } from './missing-role-page.tsx'

test('says what a treasurer does instead', async () => {
  const club = { id: '019cebf5-0f00-7000-8000-000000000009', roles: ['treasurer' as const] }
  await openPage(<MissingRolePage club={club} />)
  await expectSaid(text.refused)
  await expectSaid(`${text.names.treasurer}: ${text.does.treasurer}`)
  await expectAccessible()
})
