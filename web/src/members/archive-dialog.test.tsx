import { contract } from '@touchline/contract/contract'
import type { RosterMember } from '@touchline/contract/members/shapes'
import { members } from '@touchline/text/members/en'
import { wire } from '@touchline/text/wire/en'
import { test } from 'vitest'
import { page } from 'vitest/browser'

import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { proveQuestion } from '#web/testing/prove-question.ts'
import { server } from '#web/testing/server.ts'

import { ArchiveDialog } from './archive-dialog.tsx'
import { lea, memberOf, tom } from './testing/member.ts'

const { profile: text, archive, table } = members

const openArchive = (chosen: readonly RosterMember[]) =>
  openDialog((onClose) => <ArchiveDialog members={chosen} onClose={onClose} onDone={onClose} />)

proveQuestion('putting members into the archive', {
  open: () => openArchive([lea, tom]),
  endpoint: contract.members.changeMany,
  answer: { done: [lea.id, tom.id], refused: [] },
  title: text.archiveTitle('Lea Ruiz and Tom Reed'),
  consequence: text.archiveText,
  confirm: archive,
  sends: { memberIds: [lea.id, tom.id], act: { kind: 'archive' } },
})

test('counts many members instead of naming them', async () => {
  const many = [lea, tom, memberOf(3, lea), memberOf(4, tom)]
  await openArchive(many)
  await expectSaid(text.archiveTitle(members.count(4)))
})

test('names members who stay, with the reason', async () => {
  server.answers(contract.members.changeMany, {
    done: [lea.id],
    refused: [{ memberId: tom.id, code: 'last_admin' }],
  })
  await openArchive([lea, tom])
  await press(page.getByRole('button', { name: archive, exact: true }))
  await expectSaid(table.because('Tom Reed', wire.errors.last_admin))
})
