import { openTurnstile } from '../harness/cloudflare-turnstile.ts'
import { openWithDatabase } from '../harness/installations.ts'
import { password, test as signedIn } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { sender } from '../harness/wire.ts'

/** The browser logs failed requests, which are caused on purpose here. */
const test = signedIn.extend({ silence: async ({ page: _page }, use) => use() })

const email = 'paula@club.example'

test('trust.md fault 21: without captcha and Google, a password signs in and nothing loads forever', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const turnstile = await openTurnstile()
  const touchline = await openWithDatabase({
    ...turnstile.settings,
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: 'http://127.0.0.1:9',
  })
  await sender(touchline.address)({
    method: 'POST',
    path: '/auth/v1/signup',
    body: { email, password, gotrue_meta_security: { captcha_token: 'good' } },
  })
  turnstile.goAway()
  await page.route('https://challenges.cloudflare.com/**', (route) => route.abort())

  await test.step('if Google can’t be reached the page says so, and its button works again', async () => {
    await page.goto(`${touchline.address}/login`)
    const google = page.getByRole('button', { name: 'Google', exact: true })
    await google.click()
    await expect(page.getByText('Google sign-in failed. Please try again.').first()).toBeVisible()
    await expect(google).toBeEnabled()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  await test.step('if the join form’s captcha can’t be loaded the page says so', async () => {
    await page.goto(`${touchline.address}/register`)
    await page.getByRole('button', { name: 'I’m not a robot' }).click()
    await expect(page.getByText('Verification failed. Try again.')).toBeVisible()
  })

  await test.step('a password signs in', async () => {
    await page.goto(`${touchline.address}/login`)
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText("You're not in a team... yet!")).toBeVisible({ timeout: 30_000 })
  })
  await page.close()
  await touchline.stop()
})
