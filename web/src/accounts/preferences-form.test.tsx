import { contract } from '@touchline/contract/contract'
import { accounts } from '@touchline/text/accounts/en'
import { accounts as spanish } from '@touchline/text/accounts/es'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { PreferencesForm } from './preferences-form.tsx'

const { change, preferences } = contract.accounts
const darkMode = page.getByRole('switch', { name: accounts.darkMode })

function open() {
  server.answers(preferences)
  return openPart(<PreferencesForm />)
}

test('applies another appearance at once and saves it with the account', async () => {
  server.answers(change)
  await open()
  await press(darkMode, ' ')
  await expect.element(document.documentElement).toHaveClass('dark')
  await expect.poll(() => server.sentTo(change)).toEqual([{ theme: 'dark' }])

  await press(page.getByRole('button', { name: accounts.themes.system }))
  await expect.element(document.documentElement).not.toHaveClass('dark')
  await expect.poll(() => server.sentTo(change).at(-1)).toEqual({ theme: 'system' })
})

test('applies another language at once and saves it with the account', async () => {
  server.answers(change)
  await open()
  await fillIn({ [accounts.language]: accounts.languages.es })
  await expectSaid(spanish.preferences)
  await expect.poll(() => server.sentTo(change)).toEqual([{ language: 'es' }])
  await expectAccessible()
})

test("says that a choice wasn't saved", async () => {
  server.refuses(change, 'unexpected')
  await open()
  await press(darkMode, ' ')
  await expectSaid(accounts.preferencesFailed)
})
