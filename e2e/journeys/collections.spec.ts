import type { Page } from '@playwright/test'
import { packs } from '@touchline/text/catalogue'

import { saveDraft } from '../harness/collections.ts'
import { keptThings, untilWritten } from '../harness/device.ts'
import { expectHeading, inLanguage, expectFits, testedLanguages } from '../harness/languages.ts'
import { ravens } from '../harness/ravens.ts'
import { setLanguage } from '../harness/screens.ts'
import { enter, test } from '../harness/signed-in.ts'
import { inFull, expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { wordIn } from '../harness/wire.ts'

/** Checking five steps with axe takes long. */
test.describe.configure({ timeout: 180_000 })

async function looksRight(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

for (const language of testedLanguages)
  test(`an admin sets up a membership campaign in five steps, on a phone, in ${language}`, async ({
    page,
    context,
    touchline: { address },
  }) => {
    const { home, send, session } = await ravens(address)
    await enter(context, session)

    await inLanguage(page, language, {
      speak: setLanguage(send),
      open: async ({ wire }) => {
        const [text, wizard] = await Promise.all([
          packs.collections.load(language),
          packs.collectionWizard.load(language),
        ])
        const { steps } = wizard
        const button = (name: string) => page.getByRole('button', { name, exact: true })
        const onStep = async (step: keyof typeof steps.membership) => {
          const heading = page.getByRole('heading', { level: 2, name: steps.membership[step] })
          await expect(heading).toBeVisible()
          await expectFits(page, language)
        }

        await page.goto(`${home}/collections`)
        await page.getByRole('link', { name: text.create }).first().click()
        await expectHeading(page, text.chooser.title)
        await expectFits(page, language)
        await page.getByRole('link', { name: text.kinds.membership }).click()

        await onStep('information')
        await button(wizard.continue).click()
        await expect(page.getByText(wizard.problems.name_missing)).toBeVisible()
        await expect(page.getByText(wizard.problems.end_missing)).toBeVisible()
        await expectFits(page, language)
        const { information } = wizard
        await page.getByRole('textbox', { name: information.names.membership }).fill('Season 2030')
        await page.getByLabel(information.startsOn).fill('2030-08-01')
        await page.getByLabel(information.endsOn).fill('2031-07-31')
        await button(wizard.continue).click()

        await onStep('fees')
        await expect(page.getByText(wizard.fees.noneInactive)).toBeVisible()
        await button(wizard.fees.add).click()
        const dialog = page.getByRole('dialog', { name: wizard.fees.newTitle })
        const add = dialog.getByRole('button', { name: wire.add })
        await dialog.getByRole('textbox', { name: wizard.fees.name }).fill('Junior')
        await expect(add).toHaveAttribute('aria-disabled', 'true')
        await dialog.getByRole('textbox', { name: wizard.fees.amount }).fill('62,50')
        await expectFits(page, language)
        await add.click()
        await expect(dialog).toBeHidden()
        await button(wizard.fees.deactivateFee('Junior')).click()
        await expect(button(wizard.fees.activateFee('Junior'))).toBeVisible()
        await button(wizard.continue).click()

        await onStep('form')
        await button(wizard.continue).click()

        await onStep('payment')
        await page.getByRole('checkbox', { name: wizard.payment.offline }).check()
        await button(wizard.continue).click()

        await onStep('broadcast')
        await page.getByRole('checkbox', { name: wizard.broadcast.reminder }).check()
        await expect(page.getByLabel(wizard.broadcast.reminderField)).toHaveValue('5')
        await page.getByRole('radio', { name: wizard.broadcast.invites.nobody }).check()
        await expectFits(page, language)
        await button(wire.save).click()

        await expectHeading(page, text.success.titles.membership)
        await expect(page.getByText(text.success.verify, { exact: true })).toBeVisible()
        await expect(button(text.success.validate)).toBeVisible()
      },
    })

    await test.step('the preview opens the form, and returns from it', async () => {
      const [{ success }, payer] = await Promise.all([
        packs.collections.load(language),
        packs.payer.load(language),
      ])
      await page.getByRole('link', { name: success.preview, exact: true }).click()
      await expectHeading(page, 'Season 2030')
      await expect(page.getByRole('heading', { name: payer.people.title })).toBeVisible()
      await expectFits(page, language)
      await page.goBack()
      await expectHeading(page, success.titles.membership)
    })

    await test.step('a validated account isn’t asked about again', async () => {
      const { success } = await packs.collections.load(language)
      const validate = page.getByRole('button', { name: success.validate, exact: true })
      await validate.click()
      await expect(page.getByText(success.verify, { exact: true })).toBeHidden()
      await expectHeading(page, success.titles.membership)
      await expect(validate).toBeHidden()
      await expectFits(page, language)
    })

    await test.step('returns to the list, where it is open', async () => {
      await setLanguage(send)('en')
      await page.reload()
      await page.getByRole('link', { name: 'Finish and exit' }).click()
      await expect(page.getByRole('link', { name: 'Season 2030' }).first()).toBeVisible()
      await expect(page.getByText('Open', { exact: true }).first()).toBeVisible()
      await expectFits(page, language)
    })

    await test.step('a form without entries can be withdrawn', async () => {
      await page.getByRole('link', { name: 'Season 2030' }).first().click()
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: 'Delete the collection' }).click()
      const dialog = page.getByRole('alertdialog', { name: 'Delete the collection?' })
      await expect(dialog).toBeVisible()
      await expectFits(page, language)
      const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      const calls: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname.startsWith('/rest/') && pathname.includes(id)) calls.push(request.method())
      })
      await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
      await expect(page.getByText('Collection deleted')).toBeVisible()
      await expectHeading(page, 'Collections')
      expect(calls, 'what is gone is not read again').toEqual(['DELETE'])
    })
  })

test(
  'deleting a draft is announced, and the focus moves to the next row',
  inFull,
  async ({ page, context, touchline: { address } }) => {
    const { home, send, session, teamId } = await ravens(address)
    await enter(context, session)
    for (const kind of ['fund', 'pre_order'] as const) await saveDraft(send, teamId, kind)
    await page.goto(`${home}/collections`)
    const drafts = page.getByRole('list', { name: 'Collections' }).getByRole('listitem')
    await expect(drafts).toHaveCount(2)

    const ask = async () => {
      await drafts
        .first()
        .getByRole('button', { name: /^Delete the draft/ })
        .press('Enter')
      return page.getByRole('alertdialog', { name: 'Delete this draft?' })
    }
    await test.step('cancelling returns the focus to the button', async () => {
      await (await ask()).getByRole('button', { name: 'Cancel' }).press('Enter')
      await expect(drafts.first().getByRole('button')).toBeFocused()
    })

    await test.step('the dialog shows progress, and the next draft gets the focus', async () => {
      const { held, letGo } = await holdDeleting(page)
      const dialog = await ask()
      await dialog.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
      await held
      await expect(dialog.getByRole('button', { name: 'Deleting...' })).toBeVisible()
      letGo()
      await expect(page.getByText('Draft deleted')).toBeVisible()
      await expect(drafts).toHaveCount(1)
      await expect(drafts.getByRole('link')).toBeFocused()
    })

    await test.step('after the last one the focus moves to the top of the page', async () => {
      await (await ask()).getByRole('button', { name: 'Delete', exact: true }).press('Enter')
      await expect(drafts).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1, name: 'Collections' })).toBeFocused()
      await looksRight(page)
    })
  },
)

/** Delays the next delete request until released. */
async function holdDeleting(page: Page) {
  const hold = Promise.withResolvers<void>()
  const seen = Promise.withResolvers<void>()
  await page.route('**/collections/*', async (route) => {
    if (route.request().method() === 'DELETE') {
      seen.resolve()
      await hold.promise
    }
    await route.fallback()
  })
  return { held: seen.promise, letGo: hold.resolve }
}

test(
  'a pre-order has articles with sizes; unsaved input stays in the browser',
  inFull,
  async ({ page, context, touchline: { address } }) => {
    const { home, send, session, teamId } = await ravens(address)
    await enter(context, session)
    const begun = await send({
      method: 'POST',
      path: `/rest/v1/teams/${teamId}/collections`,
      body: { kind: 'pre_order' },
    })
    const form = `${home}/membership-collection-form?collection=${wordIn(begun, 'id')}`

    await page.goto(form)
    const name = page.getByRole('textbox', { name: 'Name of the pre-order' })
    await name.fill('Winter jerseys')
    await untilWritten(page, 'draft', /Winter jerseys/)
    await page.goto(`${home}/collections`)
    await expect(page.getByText('Draft', { exact: true })).toBeVisible()
    await page.goto(form)
    await expect(name).toHaveValue('Winter jerseys')
    await page.getByRole('button', { name: 'Continue' }).click()

    await expect(page.getByRole('heading', { level: 2, name: 'Articles' })).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Add or activate at least one article')).toBeVisible()
    await looksRight(page)
    await page.getByRole('button', { name: 'Add an article' }).click()
    const dialog = page.getByRole('dialog', { name: 'New article' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Jersey')
    await dialog.getByRole('textbox', { name: 'Price' }).fill('25')
    await dialog.getByRole('button', { name: 'Add a size' }).click()
    await dialog.getByRole('textbox', { name: 'Size 1', exact: true }).fill('128')
    await dialog.getByRole('textbox', { name: 'Stock of size 1' }).fill('4')
    await looksRight(page)
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('128 (4)')).toBeVisible()
  },
)

test('who only looks at all five steps leaves no draft behind', async ({
  page,
  context,
  touchline: { address },
}) => {
  const { home, send, session, teamId } = await ravens(address)
  await enter(context, session)
  const drafts = () => send({ method: 'GET', path: `/rest/v1/teams/${teamId}/collections` })
  const none = { collections: [], mayRun: true }

  for (const kind of ['Memberships', 'Activity', 'Pre-order', 'Fund']) {
    await page.goto(`${home}/create-collection`)
    await page.getByRole('link', { name: new RegExp(`^${kind}`, 'i') }).click()
    const steps = page.getByRole('navigation', { name: 'Steps' }).getByRole('listitem')
    for (let at = 4; at >= 0; at -= 1) {
      await steps.nth(at).getByRole('button').click()
      await expect(steps.nth(at)).toHaveAttribute('aria-current', 'step')
    }
    await page.goto(`${home}/collections`)
    await expect(page.getByText('Draft', { exact: true })).toHaveCount(0)
  }
  expect(await drafts()).toEqual(none)
  expect((await keptThings(page)).filter(({ key }) => key.includes('draft'))).toEqual([])

  await test.step('one letter makes a draft, and a reload keeps it', async () => {
    await page.goto(`${home}/create-collection`)
    await page.getByRole('link', { name: /^Memberships/ }).click()
    const name = page.getByRole('textbox', { name: 'Campaign name' })
    await name.fill('S')
    await expect.poll(async () => JSON.stringify(await drafts())).toContain('"state":"draft"')
    await expect(page).not.toHaveURL(/kind=/)
    await untilWritten(page, 'draft')
    await page.reload()
    await expect(name).toHaveValue('S')
  })
})
