import { contract } from '@touchline/contract/contract'
import { children } from '@touchline/text/children/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { openDialog } from '#web/testing/open.tsx'
import { proveDialog } from '#web/testing/prove-form.ts'

import { CheckDialog } from './check-dialog.tsx'

const { checks: text } = children
const { people } = example(contract.children.staffChecks)
const clubId = example(contract.clubs.get).club.id
const unchecked = people.map((person) => ({ ...person, checkedOn: null, endsOn: null }))

const open = (person: (typeof people)[number] | undefined) => {
  if (person === undefined) throw new Error('the example has nobody')
  return openDialog((onClose) => <CheckDialog clubId={clubId} person={person} onClose={onClose} />)
}

proveDialog('recording a background check', {
  open: () => open(unchecked[0]),
  endpoint: contract.children.recordCheck,
  fillings: {
    [text.state]: text.states.not_passed,
    [text.checkedOn]: '2026-02-03',
    [text.endsOn]: '2029-02-03',
  },
  submit: wire.save,
  sends: { clubId, state: 'not_passed', checkedOn: '2026-02-03', endsOn: '2029-02-03' },
  wrong: [
    { label: text.checkedOn, typed: '2099-01-01', says: text.pastDay },
    { label: text.checkedOn, typed: '', says: text.pastDay },
    { label: text.endsOn, typed: '2026-02-03', says: text.laterDay },
    { label: text.endsOn, typed: '', says: text.laterDay },
  ],
  refusals: [
    {
      code: 'invalid_input',
      fields: { checkedOn: 'future' },
      label: text.checkedOn,
      says: text.pastDay,
    },
    { code: 'invalid_input', fields: { endsOn: 'order' }, label: text.endsOn, says: text.laterDay },
  ],
})

test('a record can be removed only if there is one', async () => {
  await open(unchecked[0])
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.element(page.getByRole('button', { name: text.forget })).not.toBeInTheDocument()
})
