import { languages } from '@touchline/domain/values/language'

import { watchIdle } from '../harness/idle.ts'
import { expectHeading, inEveryLanguage } from '../harness/languages.ts'
import { come, operated, operators, sina, setLanguage } from '../harness/screens.ts'
import { enter, makeAccount, test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { sender, setUpApp, signInFrom } from '../harness/wire.ts'
import { type Words, wordsIn } from '../harness/words.ts'

test.describe('the account', () => {
  const views: readonly [string, (words: Words) => string][] = [
    ['profile', ({ accounts }) => accounts.editProfile],
    ['preferences', ({ accounts }) => accounts.notify.display],
    ['security', ({ accounts }) => accounts.devices.title],
    ['data', ({ accounts }) => accounts.takeout.title],
  ]
  for (const [view, title] of views)
    test(view, async ({ page, context, touchline }) => {
      const { speak } = await come(context, touchline.address)
      await inEveryLanguage(page, {
        speak,
        open: async (words) => {
          await page.goto(`/update-profile?view=${view}`)
          await expectHeading(page, words.accounts.title)
          await expect(page.getByRole('heading', { level: 2, name: title(words) })).toBeVisible()
          await expect(page.getByRole('main').getByText(words.wire.loading)).toHaveCount(0)
        },
      })
    })

  test('an app being set up', async ({ page, context, touchline }) => {
    const { speak } = await come(context, touchline.address)
    await inEveryLanguage(page, {
      speak,
      open: async ({ accounts: { apps } }) => {
        await page.goto('/update-profile?view=security')
        await page.getByRole('button', { name: apps.setUp }).press('Enter')
        await expect(page.getByRole('img', { name: apps.picture })).toBeVisible()
        await expect(page.getByLabel(apps.code)).toBeFocused()
      },
    })
  })

  test('new recovery codes', async ({ page, context, touchline }) => {
    const { session } = await makeAccount(touchline.address, sina)
    const passed = await setUpApp(sender(touchline.address, session))
    await enter(context, passed)
    await inEveryLanguage(page, {
      speak: setLanguage(sender(touchline.address, passed)),
      open: async ({ accounts: { recovery } }) => {
        await page.goto('/update-profile?view=security')
        await page.getByRole('button', { name: recovery.make }).click()
        await page.getByRole('alertdialog').getByRole('button', { name: recovery.make }).click()
        await expect(page.getByText(recovery.shownOnce)).toBeVisible()
      },
    })
  })

  test('deleting an account, and what is lost', async ({ page, context, touchline }) => {
    const { send, speak } = await come(context, touchline.address)
    const name = 'Sunday Ravens'
    await send({
      method: 'POST',
      path: '/rest/v1/teams',
      body: { ...newTeam, name },
    })
    await inEveryLanguage(page, {
      speak,
      open: async ({ accounts: { leaving } }) => {
        await page.goto('/update-profile?view=deletion')
        await expect(page.getByRole('heading', { name: leaving.soleAdminOf })).toBeVisible()
        await expect(page.getByText(leaving.closed(name))).toBeVisible()
      },
    })
  })
})

const newTeam = {
  sport: 'football',
  ageGroup: 'U12',
  country: 'ES',
  timeZone: 'Europe/Madrid',
  language: 'en',
  color: '#1f5f3f',
}

test.describe('notifications', () => {
  test('without notifications', async ({ page, context, touchline }) => {
    const { speak } = await come(context, touchline.address)
    await inEveryLanguage(page, {
      speak,
      open: async ({ notifications }) => {
        await page.goto('/notifications')
        await expectHeading(page, notifications.title)
        await expect(page.getByText(notifications.emptyText)).toBeVisible()
      },
    })
  })

  test('with notifications', async ({ page, context, touchline }) => {
    const { email, speak } = await come(context, touchline.address)
    await signInFrom(touchline.address, {
      email,
      browser: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
    })
    await inEveryLanguage(page, {
      speak,
      open: async ({ notifications }) => {
        await page.goto('/notifications')
        await expectHeading(page, notifications.title)
        await expect(page.getByText(notifications.signedIn)).toBeVisible()
        await expect(page.getByRole('button', { name: notifications.markAll })).toBeVisible()
      },
    })
  })
})

test.describe('the installation', () => {
  const pages: readonly [string, (words: Words) => string][] = [
    ['/admin', ({ operations }) => operations.admin.figures.title],
    ['/admin/clubs', ({ operations }) => operations.admin.groups.tab],
    ['/admin/accounts', ({ operations }) => operations.admin.accounts.title],
    ['/admin/mail', ({ operations }) => operations.admin.mail.title],
    ['/admin/pages', ({ operations }) => operations.admin.pages.title],
    ['/admin/announcements', ({ operations }) => operations.admin.announcements.title],
    ['/admin/maintenance', ({ operations }) => operations.admin.maintenance.title],
    ['/admin/audit', ({ operations }) => operations.admin.audit.title],
  ]

  operated('operator pages', async ({ page, context, touchline, postOffice }) => {
    const olga = { ...sina, email: operators[0], postOffice }
    const { speak } = await come(context, touchline.address, olga)
    for (const [path, title] of pages)
      await test.step(path, () =>
        inEveryLanguage(page, {
          speak,
          open: async (words) => {
            await page.goto(path)
            await expectHeading(page, title(words))
            await expect(page.getByText(words.wire.loading, { exact: true })).toHaveCount(0)
          },
        }),
      )
  })

  operated('closed for maintenance', async ({ page, context, browser, touchline, postOffice }) => {
    const otto = { ...sina, email: operators[1] }
    const { session } = await makeAccount(touchline.address, otto, postOffice)
    const operator = sender(touchline.address, session)
    const { speak } = await come(context, touchline.address, { ...sina, postOffice })
    const untilIdle = watchIdle(page)
    const set = async (isOn: boolean) => {
      await operator({ method: 'PUT', path: '/rest/v1/admin/maintenance', body: { isOn } })
      const answer = async () => (await fetch(`${touchline.address}/teams`)).status
      await expect.poll(answer).toBe(isOn ? 503 : 200)
    }

    await inEveryLanguage(page, {
      speak: async (language) => {
        await set(false)
        await speak(language)
      },
      open: async ({ accounts, maintenance }) => {
        await page.goto('/update-profile')
        await expectHeading(page, accounts.title)
        // The account's language is saved before the site closes.
        await untilIdle()
        await set(true)
        // The dialog may already cover the link if the page noticed the closure itself.
        await page.getByRole('link', { name: accounts.preferences }).dispatchEvent('click')
        await expect(page.getByRole('dialog', { name: maintenance.title })).toBeVisible()
      },
    })

    // Error responses of the server use the browser's language.
    for (const language of languages) {
      const visitor = await browser.newContext({ baseURL: touchline.address, locale: language })
      const closed = await visitor.newPage()
      await closed.goto('/teams')
      await expectHeading(closed, (await wordsIn(language)).maintenance.title)
      await expectAccessible(closed)
      await expectNoSidewaysScroll(closed)
      await visitor.close()
    }
    await set(false)
  })
})
