import { openWithDatabase } from '../harness/installations.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test as base } from '../harness/test.ts'

/** An unused installation. */
const test = base.extend<{ readonly unused: string }>({
  unused: async ({ page: _page }, use) => {
    const touchline = await openWithDatabase({ AUTH_AUTOCONFIRM: 'on' })
    await use(touchline.address)
    await touchline.stop()
  },
})

test('the demo club loads and can be tried as each of its people', async ({
  page,
  browser,
  unused,
}) => {
  await page.goto(`${unused}/register`)
  await page.getByRole('button', { name: 'Load the demo club' }).click()
  await expect(page.getByText('The demo club is ready.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const shown = { Coach: 'Lions U12', Player: 'Coming up', 'Club manager': 'Lions U12' }
  for (const [part, words] of Object.entries(shown)) {
    const context = await browser.newContext({ baseURL: unused })
    const own = await context.newPage()
    await own.goto('/login')
    await own.getByRole('button', { name: part }).click()
    await expect(own.getByText(words).first()).toBeVisible()
    await context.close()
  }
  const again = await fetch(`${unused}/rest/v1/demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language: 'en', country: 'ES', timeZone: 'Europe/Madrid' }),
  })
  expect(again.status).toBe(409)
})
