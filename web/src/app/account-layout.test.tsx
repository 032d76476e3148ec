import { contract } from '@touchline/contract/contract'
import { accounts } from '@touchline/text/accounts/en'
import { accounts as spanish } from '@touchline/text/accounts/es'
import { site } from '@touchline/text/site/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { useText } from '#web/platform/language/language.tsx'
import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { openPage } from '#web/testing/open.tsx'
import { session } from '#web/testing/people.ts'
import { server } from '#web/testing/server.ts'

import AccountLayout from './account-layout.tsx'

const { me } = contract.accounts
const ana = { ...example(me), id: session().user.id, isDeletionCalledOff: false }

let shown: string[] = []

function MyAccount() {
  const { title } = useText('accounts')
  shown.push(title)
  return (
    <main>
      <h1>{title}</h1>
    </main>
  )
}

function open() {
  shown = []
  return openPage(<MyAccount />, { layout: <AccountLayout />, at: '/update-profile' })
}

test('a device new to an account starts in the account’s language and theme', async () => {
  const answer = server.holds(me, { ...ana, language: 'es', theme: 'dark' })
  await open()
  await expectSaid(site.loadingAccount)
  expect(shown).toEqual([])
  answer()
  await expectSaid(spanish.title)
  expect(new Set(shown)).toEqual(new Set([spanish.title]))
  expect(document.documentElement).toHaveClass('dark')
})

test('says that the server is away and shows the page once it is back', async () => {
  server.goDown()
  await open()
  await expect.element(page.getByText(site.unreachable.title)).toBeVisible()
  await expectSaid(site.unreachable.description)
  await expectAccessible()
  server.answers(me, ana)
  server.comeBack()
  await expectSaid(accounts.title)
})

test('leads to the sign-in page after a session ended elsewhere', async () => {
  server.refuses(me, 'not_signed_in')
  server.refusesAt('GET /auth/v1/user', 'session_not_found', 'Session not found')
  const opened = await open()
  await expect.poll(() => opened.path()).toBe('/login')
})
