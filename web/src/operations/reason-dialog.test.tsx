import { operations } from '@touchline/text/operations/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'

import { ReasonDialog } from './reason-dialog.tsx'

const { accounts: text } = operations.admin

test('does nothing without a reason, and passes on what was given', async () => {
  const given: string[] = []
  await openDialog((onClose) => (
    <ReasonDialog
      title="Suspend the club?"
      consequence="It is closed."
      submit="Suspend"
      isDangerous={false}
      done="Suspended."
      isPending={false}
      act={async (reason) => given.push(reason)}
      onClose={onClose}
    />
  ))
  const submit = page.getByRole('button', { name: 'Suspend', exact: true })
  await press(submit)
  await expectSaid(text.reasonMissing)
  expect(given).toEqual([])
  await fillIn({ [text.reason]: 'Asked by the board' })
  await press(submit)
  await expect.poll(() => given).toEqual(['Asked by the board'])
})
