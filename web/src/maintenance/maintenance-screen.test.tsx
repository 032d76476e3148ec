import { contract } from '@touchline/contract/contract'
import { maintenance as text } from '@touchline/text/maintenance/en'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { SiteLayout } from '#web/app/site-layout.tsx'
import { setClosure } from '#web/platform/client/closure.ts'
import { expectAccessible } from '#web/testing/barriers.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { openPage } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

const { state } = contract.maintenance
const closed = { isOn: true, message: 'A new pitch for the database.', until: null }
const screen = page.getByRole('dialog', { name: text.title })

afterEach(() => setClosure(undefined))

async function openClosed(): Promise<void> {
  server.holds(state, closed)
  await openPage(
    <main>
      <h1>Privacy</h1>
    </main>,
    { as: 'visitor', at: '/privacy', layout: <SiteLayout /> },
  )
  setClosure({ message: closed.message, until: undefined })
  await expect.element(screen).toBeVisible()
}

test('a site that closes lies above the page and says why', async () => {
  await openClosed()
  await expectSaid(closed.message)
  await expectSaid(text.safe)
  await expect.element(page.getByRole('button', { name: text.tryAgain, exact: true })).toBeVisible()
  await expectAccessible()
})

test('whoever comes back to the tab once it is open needs to press nothing', async () => {
  await openClosed()
  server.answers(state, { isOn: false, message: '', until: null })
  globalThis.dispatchEvent(new Event('focus'))
  await expect.element(screen).not.toBeInTheDocument()
})
