import { contract } from '@touchline/contract/contract'
import { teams } from '@touchline/text/teams/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveDialog } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { DeleteDialog } from './delete-dialog.tsx'

const { mine: text } = teams
const about = { id: teamOf('admin').team.id, name: 'Riverside U12', isClub: false }
const typed = wire.typeToConfirm(about.name)

const openDeletion = (isClub: boolean) =>
  openDialog((onClose) => <DeleteDialog about={{ ...about, isClub }} open onClose={onClose} />)

proveDialog('deleting a team', {
  open: () => openDeletion(false),
  endpoint: contract.teams.remove,
  fillings: { [typed]: about.name },
  submit: text.deleteTeam,
  sends: { teamId: about.id, typedName: about.name },
  refusals: [{ code: 'money_on_its_way' }, { code: 'not_allowed', says: text.deleteTeamFailed }],
})

proveDialog('deleting a club', {
  open: () => openDeletion(true),
  endpoint: contract.clubs.remove,
  fillings: { [typed]: about.name },
  submit: text.deleteClub,
  sends: { clubId: about.id, typedName: about.name },
  refusals: [{ code: 'not_allowed', says: text.deleteClubFailed }],
})

test('deletes nothing until the full name is typed', async () => {
  await openDeletion(false)
  const button = page.getByRole('button', { name: text.deleteTeam, exact: true })
  await fillIn({ [typed]: 'Riverside' })
  await expect.element(button).toBeDisabled()
  await press(button)
  expect(server.sentTo(contract.teams.remove)).toEqual([])
  await fillIn({ [typed]: about.name })
  await expect.element(button).toBeEnabled()
})

test('says what is lost, and what to save first', async () => {
  await openDeletion(false)
  await expectSaid(`${text.deleteTeamText} ${text.booksFirst}`)
})
