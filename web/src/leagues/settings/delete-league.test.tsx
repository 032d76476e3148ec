import { contract } from '@touchline/contract/contract'
import { leagueSettings as text } from '@touchline/text/leagues/settings/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveQuestion } from '#web/testing/prove-question.ts'
import { server } from '#web/testing/server.ts'

import { key, exampleLeague } from '../testing/example-league.ts'
import { DeleteLeague } from './delete-league.tsx'

const remove = page.getByRole('main').getByRole('button', { name: text.deleteLeague })
const typed = wire.typeToConfirm('Regional league')
const open = () => openPart(<DeleteLeague league={exampleLeague.league} />)

proveQuestion('deleting a league', {
  open,
  asks: remove,
  endpoint: contract.leagues.remove,
  fillings: { [typed]: 'Regional league' },
  confirm: text.deleteLeague,
  sends: key,
  says: text.deleted,
})

test('is deleted only after its name was typed', async () => {
  await open()
  await press(remove)
  await fillIn({ [typed]: 'Regional' })
  await press(page.getByRole('alertdialog').getByRole('button', { name: text.deleteLeague }))
  expect(server.sentTo(contract.leagues.remove)).toEqual([])
})
