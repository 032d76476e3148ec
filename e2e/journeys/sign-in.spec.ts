import type { Page } from '@playwright/test'
import { languages } from '@touchline/domain/values/language'
import { TOTP } from 'otpauth'

import { listenTo } from '../harness/console.ts'
import { linkIn } from '../harness/post-office.ts'
import { makeAccount, password, test } from '../harness/signed-in.ts'
import { inFull, expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { wordsIn } from '../harness/words.ts'

const noTeam = "You're not in a team... yet!"

async function signInWith(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await fillSignIn(page, email)
}

async function fillSignIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** The code of this or the next half minute, because each code works once. */
function codeOf(key: string, stepsAhead = 0): string {
  return new TOTP({ secret: key }).generate({ timestamp: Date.now() + stepsAhead * 30_000 })
}

test(
  'a first visit speaks the language that the browser asks for',
  inFull,
  async ({ browser, touchline }) => {
    for (const language of languages) {
      const context = await browser.newContext({ baseURL: touchline.address, locale: language })
      const page = await context.newPage()
      const { auth } = await wordsIn(language)
      await page.goto('/teams')
      await expect(page.getByRole('heading', { level: 1, name: auth.login.title })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await context.close()
    }
  },
)

test('an emailed link signs in, and so does its code', async ({ page, touchline, postOffice }) => {
  const { email } = await makeAccount(touchline.address, { firstName: 'Lena', lastName: 'Link' })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await expect(page.getByText('Enter a valid email address')).toBeVisible()

  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const letter = await postOffice.letterTo(email)
  await page.getByLabel('Six-digit code').fill('000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Token has expired or is invalid')).toBeVisible()

  // Mail programs may open it any number of times: only the button signs in.
  for (const _again of [1, 2, 3]) await page.goto(linkIn(letter))
  await expect(page.getByRole('heading', { name: 'Sign in to Touchline' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText(noTeam)).toBeVisible()

  // The first pages' styles must not override later ones.
  const bells = page.getByRole('banner').getByLabel(/notifications/i)
  await expect(bells.filter({ visible: true })).toHaveCount(1)
  await page.goto('/benefits')
  await expect(bells.filter({ visible: true })).toHaveCount(1)
})

test('the sign-in link does not reveal whether an account exists', inFull, async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill('nobody@club.example')
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await expect(page.getByText('If nobody@club.example has an account')).toBeVisible()
})

test('an account requires a code from its app, or a recovery code', async ({ page, touchline }) => {
  const { email } = await makeAccount(touchline.address, { firstName: 'Zoe', lastName: 'Zwei' })
  await signInWith(page, email)
  await expect(page.getByText(noTeam)).toBeVisible()

  await page.goto('/update-profile?view=security')
  await page.getByRole('button', { name: 'Set up an app' }).click()
  await expect(page.getByRole('img', { name: /authenticator app/ })).toBeVisible()
  const key = (await page.locator('code').innerText()).replaceAll(' ', '')
  await expectAccessible(page)
  await page.getByLabel('Six-digit code from the app').fill('12')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('Invalid TOTP code entered')).toBeVisible()
  await page.getByLabel('Six-digit code from the app').fill(codeOf(key))
  await page.getByRole('button', { name: 'Turn on' }).click()

  // Ten codes are hashed at the cost of passwords.
  await expect(page.getByText('You won’t see these codes again.')).toBeVisible({
    timeout: 30_000,
  })
  await expectAccessible(page)
  const codes = await page
    .getByRole('listitem')
    .filter({ hasText: /^[a-z0-9-]{8,}$/i })
    .allInnerTexts()
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByText('10 codes left.')).toBeVisible()
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Sign out' }).last().click()
  await expect(page).toHaveURL(/\/login$/)
  // Nothing remains on screen for the next person.
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page.getByText('Zoe Zwei')).toHaveCount(0)
  await signInWith(page, email)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/update-profile')
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await page.getByLabel('Six-digit code').fill(codeOf(key, 1))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Edit my profile' })).toBeVisible()

  await page.getByRole('button', { name: 'Sign out' }).last().click()
  await expect(page).toHaveURL(/\/login$/)
  await signInWith(page, email)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(noTeam)).toBeVisible()
})

test('another device is listed and signed out; its draft stays', async ({
  page,
  browser,
  touchline,
}) => {
  const { email } = await makeAccount(touchline.address, { firstName: 'Dora', lastName: 'Doppel' })
  const elsewhere = await browser.newContext({ baseURL: touchline.address })
  const lines: string[] = []
  listenTo(elsewhere, lines)
  const other = await elsewhere.newPage()
  await signInWith(other, email)
  await expect(other.getByText(noTeam)).toBeVisible()
  await signInWith(page, email)
  await expect(page.getByText(noTeam)).toBeVisible()
  await other.goto('/create-team')
  await other.getByLabel('Team name').fill('Half-typed Ravens')

  await page.goto('/update-profile?view=security')
  await expect(page.getByText('This device')).toHaveCount(1)
  await page.getByRole('button', { name: 'Sign out the others' }).click()
  await expect(page.getByText('You’re only signed in here.')).toBeVisible()
  await expect(other).toHaveURL(/\/login$/)

  await fillSignIn(other, email)
  await expect(other).toHaveURL(/\/create-team$/)
  await expect(other.getByLabel('Team name')).toHaveValue('Half-typed Ravens')
  await elsewhere.close()
})
