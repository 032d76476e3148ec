import { contract } from '@touchline/contract/contract'
import { children } from '@touchline/text/children/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveQuestion } from '#web/testing/prove-question.ts'
import { server } from '#web/testing/server.ts'

import { ChildData } from './child-data.tsx'

const { data } = children
const child = example(contract.members.get)
const memberId = child.member.id
const typed = wire.typeToConfirm('Ana Torres')
const button = (name: string) => page.getByRole('button', { name, exact: true })

function open(childIds = [memberId]) {
  const parent = teamOf('player')
  const team = { ...parent, actor: { ...parent.actor, childIds } }
  return openPart(<ChildData page={child} />, { as: 'player', team })
}

proveQuestion('having a child erased', {
  open,
  asks: page.getByRole('main').getByRole('button', { name: data.erase, exact: true }),
  endpoint: contract.privacy.changeChildErasure,
  fillings: { [typed]: 'Ana Torres' },
  confirm: data.erase,
  sends: { memberId, state: 'requested', typedName: 'Ana Torres' },
  says: data.erasureAsked,
  refusals: [{ code: 'conflict' }],
})

test('erases only once the name is typed', async () => {
  await open()
  await press(button(data.erase))
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: data.erase })
  await fillIn({ [typed]: 'Ana' })
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'true')
  await fillIn({ [typed]: ' Ana Torres ' })
  await expect.element(confirm).not.toHaveAttribute('aria-disabled')
})

test('requests an export at once', async () => {
  server.answers(contract.privacy.askForExport)
  await open()
  await press(button(data.copy))
  await expectSaid(data.copyAsked)
  await expect
    .poll(() => server.sentTo(contract.privacy.askForExport))
    .toMatchObject([{ child: { memberId } }])
})

test('says why there is no export yet', async () => {
  server.refuses(contract.privacy.askForExport, 'too_many_requests')
  await open()
  await press(button(data.copy))
  await expectSaid(wire.errors.too_many_requests)
})

test('is visible only to the child’s guardians', async () => {
  await open([])
  await expect.element(page.getByText(data.about)).not.toBeInTheDocument()
})
