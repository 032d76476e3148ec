import { contract } from '@touchline/contract/contract'
import { clubMembers as text } from '@touchline/text/clubs/members/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { useSelection } from '#web/members/use-selection.ts'
import { example } from '#web/testing/endpoint.ts'
import { fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { PeopleFilters } from './people-filters.tsx'
import { usePeopleListQuery } from './use-people-wish.ts'

const { club } = example(contract.clubs.get)

function Filters() {
  return (
    <PeopleFilters
      clubId={club.id}
      listQuery={usePeopleListQuery()}
      found={2}
      selection={useSelection()}
    />
  )
}

test('hides rarely used filters behind a button', async () => {
  server.answers(contract.clubs.teams, { teams: [] })
  server.answers(contract.clubs.filters, { filters: [] })
  const { search } = await openPart(<Filters />)
  await press(page.getByRole('button', { name: text.filters.more }))
  await fillIn({ [text.filters.reach]: text.filters.reaches.unreached })
  await expect.poll(search).toBe('?reach=unreached')
})
