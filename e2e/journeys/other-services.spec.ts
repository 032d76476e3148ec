import { openTurnstile } from '../harness/cloudflare-turnstile.ts'
import { openWithDatabase } from '../harness/installations.ts'
import { password, test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'

const noTeam = "You're not in a team... yet!"

/** What the pages use of a provider's script; its widget takes a moment. */
const widgetScript = `window.turnstile = {
  render(place, { callback, theme, language }) {
    place.textContent = theme + ' ' + language
    setTimeout(() => callback('good ' + Math.random()), 200)
    return 'widget'
  },
  remove() {},
}`

test('a third-party captcha fails, then loads in the page’s language and theme', async ({
  page,
}) => {
  const turnstile = await openTurnstile()
  const touchline = await openWithDatabase({
    ...turnstile.settings,
  })
  let script = ''
  await page.route('https://challenges.cloudflare.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${touchline.address}/register`)
  await page.getByLabel('First Name').fill('Tina')
  await page.getByLabel('Last Name').fill('Turn')
  await page.getByLabel('Email address').fill('tina@club.example')
  await page.getByLabel('Password', { exact: true }).fill(password)

  const missing = page.getByRole('alert').getByText('Please complete the CAPTCHA verification')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(missing).toBeInViewport()
  await page.getByLabel('Password', { exact: true }).fill(`${password}!`)
  await expect(missing).toHaveCount(0)
  // It looks busy; pressing it anyway says why.
  await page.getByRole('button', { name: 'Create account' }).click({ force: true })
  await expect(missing).toBeInViewport()

  await page.getByRole('button', { name: 'I’m not a robot' }).click()
  await expect(page.getByText('Verification failed. Try again.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  script = widgetScript
  await page.getByRole('button', { name: 'Verification failed. Try again.' }).click()
  await expect(page.getByText('dark en')).toBeVisible()
  await expect(page.getByText('Verified')).toBeVisible()
  await expect(missing).toHaveCount(0)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(noTeam)).toBeVisible()

  await page.close()
  await touchline.stop()
  turnstile.goAway()
})

test('shows no captcha if none is required', async ({ page }) => {
  await page.goto('/register')
  await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled()
  await expect(page.getByText('I’m not a robot')).toHaveCount(0)
})
