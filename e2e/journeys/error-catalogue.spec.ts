import type { Page } from '@playwright/test'

import { linkIn } from '../harness/post-office.ts'
import { ravens } from '../harness/ravens.ts'
import { enter, makeAccount, signIn, test as signedIn } from '../harness/signed-in.ts'
import { expect } from '../harness/test.ts'
import { wordIn } from '../harness/wire.ts'

/** The browser logs errors, which are caused on purpose here. */
const test = signedIn.extend({ silence: async ({ page: _page }, use) => use() })

/** A failing server, with or without a message. */
async function fail(page: Page, address: RegExp, body = ''): Promise<void> {
  await page.route(address, (route) => route.fulfill({ status: 500, body }))
}

test('requesting another email too soon is refused without mentioning the code', async ({
  page,
  touchline,
}) => {
  const { email } = await makeAccount(touchline.address, { firstName: 'Rita', lastName: 'Rasch' })
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await page.getByRole('button', { name: 'Send it again' }).click()
  await expect(page.getByText(/^For security purposes, you can only request this/)).toBeVisible()
  await expect(page.getByLabel('Six-digit code')).not.toHaveAttribute('aria-invalid', 'true')
})

test('an unreachable Google is reported in the form and as a toast', async ({ page }) => {
  await page.route(/\/rest\/v1\/installation/, (route) =>
    route.fulfill({ json: { hasGoogle: true } }),
  )
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Google' })).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Google' }).click()
  await expect(page.getByText('Google sign-in failed. Please try again.')).toBeVisible()
  await expect(
    page.getByText('An error occurred during Google sign in. Please try again.'),
  ).toBeVisible()
  await page.context().setOffline(false)
})

test('a failed return from Google is reported on the sign-in page', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('touchline-google', 'begun'))
  await page.goto(
    '/dashboard#error=access_denied&error_code=signup_disabled&error_description=Signups+not+allowed&sb=',
  )
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page.getByText('Google sign-in failed. Please try again.')).toBeVisible()
})

test('an expired email link is reported', async ({ page }) => {
  await page.goto(
    '/dashboard#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid&sb=',
  )
  await expect(page.getByText('This link didn’t work')).toBeVisible()
  await expect(
    page.getByText('This link or code no longer works. Ask for a new one.'),
  ).toBeVisible()
  expect(page.url()).not.toContain('error')
})

test.describe('signed in', () => {
  test.beforeEach(async ({ page, context, touchline }) => {
    await signIn(context, touchline.address, { firstName: 'Rita', lastName: 'Rot' })
    await page.goto('/update-profile')
    await expect(page.getByRole('heading', { name: 'Edit my profile' })).toBeVisible()
  })

  test('a failed sign-out is reported and changes nothing, and a second try ends the session', async ({
    page,
    touchline,
  }) => {
    const logout = /\/auth\/v1\/logout/
    const requested: string[] = []
    page.on('request', (request) => logout.test(request.url()) && requested.push(request.url()))
    const stored = () => page.evaluate<string>('localStorage.getItem("touchline-session")')
    const session = await stored()
    const authorization = `Bearer ${wordIn(JSON.parse(session), 'access_token')}`
    const status = async () =>
      (await fetch(`${touchline.address}/rest/v1/me`, { headers: { authorization } })).status
    const refuse = async () => {
      const again = page.waitForResponse(/\/realtime\/v1/)
      await page.getByRole('button', { name: 'Sign out' }).last().click()
      await expect(page.getByText('Sign out failed. Please try again.')).toBeVisible()
      await again
      expect(await stored()).toBe(session)
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Edit my profile' })).toBeVisible()
    }

    await fail(page, logout)
    await refuse()
    await page.unroute(logout)
    await page.route(logout, (route) => route.abort())
    await refuse()
    expect(await status()).toBe(200)

    await page.unroute(logout)
    await page.getByRole('button', { name: 'Sign out' }).last().click()
    await expect(page).toHaveURL(/\/login$/)
    expect(requested).toHaveLength(3)
    expect(await status()).toBe(401)
  })
})

test('on an invitation for someone else, a failed sign-out is reported and a successful one stays there', async ({
  page,
  context,
  touchline: { address },
  postOffice,
}) => {
  const email = `ida.${crypto.randomUUID()}@club.example`
  const { send, teamId } = await ravens(address)
  await send({
    method: 'POST',
    path: `/rest/v1/teams/${teamId}/invitations`,
    body: { emails: [email] },
  })
  await signIn(context, address, { firstName: 'Rita', lastName: 'Rot' })
  await page.goto(linkIn(await postOffice.letterTo(email)))
  await page.getByRole('link', { name: 'Use another account' }).click()
  const another = page.getByRole('button', { name: 'Use another account' })
  await fail(page, /\/auth\/v1\/logout/)
  await another.click()
  await expect(page.getByText('Sign out failed. Please try again.')).toBeVisible()
  await page.unroute(/\/auth\/v1\/logout/)
  await another.click()
  await expect(another).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'I have an account' })).toBeVisible()
  await expect(page).toHaveURL(/\/join\?invitation=/)
})

test('an unknown address in a team is not found, without mentioning fields', async ({
  page,
  context,
  touchline: { address },
}) => {
  const { home, session } = await ravens(address)
  await enter(context, session)
  const notFound = /Not found\. It may have been removed/
  const addresses = {
    'collections/cut': notFound,
    'events/cut': 'This event no longer exists',
    'events/cut/match-day': notFound,
    'members/cut': notFound,
    'messages/cut': 'Conversation not found',
  }
  for (const [place, sentence] of Object.entries(addresses))
    await test.step(place, async () => {
      await page.goto(`${home}/${place}`)
      await expect(page.getByText(sentence)).toBeVisible()
      await expect(page.getByText('Check the marked fields.')).toHaveCount(0)
    })
})
