import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { openDialog } from '#web/testing/open.tsx'

import { ImportPlaceProvider } from './import-place.tsx'
import { RowDialog } from './row-dialog.tsx'

const member = { firstName: 'Ben Carter', lastName: '', email: 'ben@mail.example', phone: null }

test('corrects names and email address of a row in the preview', async () => {
  const said: object[] = []
  await openDialog((onClose) => (
    <ImportPlaceProvider place={{ country: 'ES', fields: [], mayGiveAccess: true }}>
      <RowDialog member={member} onCorrect={(row) => said.push(row)} onClose={onClose} />
    </ImportPlaceProvider>
  ))
  await userEvent.fill(page.getByRole('textbox', { name: /^First name/ }), '')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  expect(said).toEqual([])
  await userEvent.fill(page.getByRole('textbox', { name: /^First name/ }), 'Ben')
  await userEvent.fill(page.getByRole('textbox', { name: /^Last name/ }), 'Carter')
  await expectAccessible()
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  expect(said).toEqual([
    { firstName: 'Ben', lastName: 'Carter', email: 'ben@mail.example', phone: null },
  ])
})
