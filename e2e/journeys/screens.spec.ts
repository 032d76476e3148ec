import { openWithDatabase } from '../harness/installations.ts'
import { expectHeading, inEveryLanguage } from '../harness/languages.ts'
import { refused, sina } from '../harness/screens.ts'
import { enter, makeAccount, test } from '../harness/signed-in.ts'
import { expect } from '../harness/test.ts'
import { sender, setUpApp, signInFrom } from '../harness/wire.ts'
import type { Words } from '../harness/words.ts'

const byPhone = test.extend({
  settings: async ({ settings }, use) => use({ ...settings, AUTH_PHONE: 'on' }),
})

test.describe('before sign-in', () => {
  const plain: readonly [string, string, (words: Words) => string][] = [
    ['sign-in', '/login', ({ auth }) => auth.login.title],
    ['a new account', '/register', ({ auth }) => auth.register.title],
    ['a forgotten password', '/forgot-password', ({ auth }) => auth.forgot.title],
  ]
  for (const [name, path, title] of plain)
    test(name, async ({ page }) => {
      await inEveryLanguage(page, {
        open: async (words) => {
          await page.goto(path)
          await expectHeading(page, title(words))
        },
      })
    })

  refused('a path that leads nowhere', async ({ page }) => {
    await inEveryLanguage(page, {
      open: async ({ site }) => {
        await page.goto('/nowhere')
        await expectHeading(page, site.notFound.title)
      },
    })
  })

  test('a sign-in link on its way', async ({ page }) => {
    await inEveryLanguage(page, {
      open: async ({ auth }) => {
        await page.goto('/login')
        await page.getByLabel(auth.fields.email, { exact: true }).fill('nobody@club.example')
        await page.getByRole('button', { name: auth.mailLink.action }).click()
        await expectHeading(page, auth.confirm.title)
        await expect(page.getByText(auth.mailLink.sent('nobody@club.example'))).toBeVisible()
      },
    })
  })

  byPhone('sign-in by phone', async ({ page }) => {
    await inEveryLanguage(page, {
      open: async ({ auth }) => {
        await page.goto('/login')
        await page.getByRole('button', { name: auth.phone.action }).click()
        await expect(page.getByText(auth.phone.subtitle)).toBeVisible()
        await expect(page.getByLabel(auth.phone.number)).toBeVisible()
      },
    })
  })

  test('a reset link on its way', async ({ page }) => {
    await inEveryLanguage(page, {
      open: async ({ auth }, language) => {
        await page.goto('/forgot-password')
        await page.getByLabel(auth.fields.email).fill(`nobody.${language}@club.example`)
        await page.getByRole('button', { name: auth.forgot.submit }).click()
        await expect(page.getByText(auth.forgot.done)).toBeVisible()
      },
    })
  })

  test('the second step', async ({ page, context, touchline }) => {
    const { email, session } = await makeAccount(touchline.address, sina)
    await setUpApp(sender(touchline.address, session))
    await enter(context, await signInFrom(touchline.address, { email, browser: 'second' }))
    await inEveryLanguage(page, {
      open: async ({ auth }) => {
        await page.goto('/login')
        await expectHeading(page, auth.secondStep.title)
        await page.getByRole('button', { name: auth.secondStep.useRecovery }).click()
        await expect(page.getByLabel(auth.secondStep.recoveryCode)).toBeVisible()
      },
    })
  })

  test('an address awaiting confirmation', async ({ page, postOffice }) => {
    const strict = await openWithDatabase({ SMTP_URL: postOffice.smtpUrl, CAPTCHA_PROVIDER: 'off' })
    await page.goto(`${strict.address}/register`)
    await page.getByLabel('First Name').fill(sina.firstName)
    await page.getByLabel('Last Name').fill(sina.lastName)
    await page.getByLabel('Email address').fill('sina@club.example')
    await page.getByLabel('Password', { exact: true }).fill('correct horse 9')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expectHeading(page, 'Check your email')
    await inEveryLanguage(page, {
      open: async ({ auth }) => {
        await page.goto(`${strict.address}/login`)
        await expectHeading(page, auth.confirm.title)
        await expect(page.getByText(auth.confirm.body('sina@club.example'))).toBeVisible()
      },
    })
    await page.close()
    await strict.stop()
  })

  test('an installation without sign-up', async ({ page }) => {
    const closed = await openWithDatabase({ AUTH_SIGNUP: 'off' })
    await inEveryLanguage(page, {
      open: async ({ auth }) => {
        await page.goto(`${closed.address}/register`)
        await expectHeading(page, auth.register.closedTitle)
      },
    })
    await page.close()
    await closed.stop()
  })
})
