import { contract } from '@touchline/contract/contract'
import { treasurer } from '@touchline/text/collections/treasurer/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { expectSaid, fillIn } from '#web/testing/fields.ts'
import { openDialog } from '#web/testing/open.tsx'
import { proveDialog } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { collectionKey } from '../testing/collection.ts'
import { participant } from '../testing/participant.ts'
import { AskDialog } from './ask-dialog.tsx'

const { people: text } = treasurer
const { list } = contract.members
const [member] = example(list).members
const known = (last: number, firstName: string, lastName: string) =>
  member === undefined
    ? []
    : [
        {
          ...member,
          id: `019cebf5-0f00-7000-8000-0000000000c${last}`,
          firstName,
          lastName,
          isPlaceholder: false,
        },
      ]
const ana = known(1, 'Ana', 'Torres')
const leo = known(2, 'Leo', 'Ruiz')
const mia = known(3, 'Mia', 'Vidal')

function open(members = [...ana, ...leo, ...mia]) {
  server.answers(list, { members, total: members.length, nextCursor: null })
  const asked = [participant({ memberId: ana[0]?.id ?? null })]
  return openDialog((onClose) => (
    <AskDialog collectionKey={collectionKey} participants={asked} onClose={onClose} />
  ))
}

proveDialog('asking more members', {
  open: () => open(),
  endpoint: contract.collections.notify,
  fillings: { 'Leo Ruiz': true, 'Mia Vidal': false },
  submit: text.askButton(1),
  sends: { ...collectionKey, message: { kind: 'invitation', memberIds: [leo[0]?.id] } },
})

test('offers only members not yet invited', async () => {
  await open()
  await expect.element(page.getByLabelText('Leo Ruiz')).toBeVisible()
  await expect.element(page.getByLabelText('Ana Torres')).not.toBeInTheDocument()
})

test('finds members by name, and selects all displayed', async () => {
  await open()
  await fillIn({ [text.search]: 'mia' })
  await expect.element(page.getByLabelText('Leo Ruiz')).not.toBeInTheDocument()
  await fillIn({ [text.selectAll]: true })
  await expect.element(page.getByRole('button', { name: text.askButton(1) })).toBeVisible()
})

test('needs a selected member, and the button says so', async () => {
  await open()
  const ask = page.getByRole('button', { name: text.askButton(0), exact: true })
  await expect.element(ask).toHaveAttribute('aria-disabled', 'true')
  await expect.element(ask).toHaveAccessibleDescription(text.askPickOne)
})

test('says if everyone was already invited', async () => {
  await open(ana)
  await expectSaid(text.everyoneInvited)
})
