import { openFront } from '../harness/front.ts'
import { makeTeam } from '../harness/people.ts'
import { enter, makeAccount, test as signedIn } from '../harness/signed-in.ts'
import { inFull, expect } from '../harness/test.ts'

/** The browser logs failed requests, which are caused on purpose here. */
const test = signedIn.extend({ silence: async ({ page: _page }, use) => use() })

test.use({ serviceWorkers: 'block' })

test('drafts return to the same account, and health text is never stored on the device', async ({
  context,
  page,
  touchline,
}) => {
  const { session } = await makeAccount(touchline.address, { firstName: 'Nora', lastName: 'Neu' })
  const other = await makeAccount(touchline.address, { firstName: 'Otto', lastName: 'Alt' })
  await enter(context, session)
  // What the tab stored during the reload, before any script of the page runs.
  await page.addInitScript('globalThis.wasKept = sessionStorage.getItem("touchline.typed")')
  const wasKept = () => page.evaluate<string | null>('globalThis.wasKept')

  await page.goto('/create-club')
  const name = page.getByRole('textbox').first()
  await name.fill('Words of Nora')
  await page.evaluate(`localStorage.setItem('touchline-session', ${JSON.stringify(other.session)})`)
  await page.reload()
  await expect(name).toHaveValue('')
  expect(await wasKept()).toBeNull()

  await page.goto('/update-profile')
  await page.getByLabel('First name').fill('Ottokar')
  await page.getByRole('button', { name: 'Show password' }).first().click()
  await page.getByLabel('New password', { exact: true }).fill('secret horse 9')
  await page.getByRole('button', { name: 'Show password' }).first().click()
  await page.getByLabel('Old password', { exact: true }).fill('secret horse 8')
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Ottokar')
  expect(await wasKept()).toContain('Ottokar')
  expect(await wasKept()).not.toContain('secret horse')

  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(page.getByText('Your profile has been updated')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Ottokar')
  expect(await wasKept()).toBeNull()

  const teamId = await makeTeam(page, 'Harbour')
  await page.goto(`/team/${teamId}/import-members`)
  await page.getByRole('textbox').fill('Lena Vogt, 01/02/2015')
  const firstDialog = page.waitForEvent('dialog')
  const again = page.reload()
  const question = await firstDialog
  expect(question.type()).toBe('beforeunload')
  await question.accept()
  await again
  await expect(page.getByRole('textbox')).toHaveValue('')
  expect(await wasKept()).toBeNull()
})

test(
  'keeps typed text and ticked boxes; asks first if a dialog or list would lose input',
  inFull,
  async ({ context, page, touchline }) => {
    const { session } = await makeAccount(touchline.address, { firstName: 'Nora', lastName: 'Neu' })
    await enter(context, session)
    await page.goto('/teams')
    const teamId = await makeTeam(page, 'Harbour')
    const questions: string[] = []
    page.on('dialog', (dialog) => {
      questions.push(dialog.type())
      void dialog.accept()
    })

    await page.goto(`/team/${teamId}/create-event`)
    await page.getByRole('radio', { name: 'Game', exact: true }).check()
    await page.getByRole('textbox', { name: 'Title (optional)' }).fill('Derby')
    await page.getByRole('textbox', { name: 'Kit' }).fill('Blue shirts')
    await page.getByRole('checkbox', { name: 'Recurring event' }).check()
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Game', exact: true })).toBeChecked()
    await expect(page.getByRole('textbox', { name: 'Title (optional)' })).toHaveValue('Derby')
    await expect(page.getByRole('textbox', { name: 'Kit' })).toHaveValue('Blue shirts')
    await expect(page.getByRole('checkbox', { name: 'Recurring event' })).toBeChecked()
    expect(questions).toEqual([])

    await test.step('also while looking at another page, unless cancelled', async () => {
      await page.getByRole('link', { name: 'Messages' }).click()
      await expect(page.getByRole('heading', { name: 'Messages', exact: true })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('textbox', { name: 'Title (optional)' })).toHaveValue('Derby')
      await expect(page.getByRole('radio', { name: 'Game', exact: true })).toBeChecked()
      await page.getByRole('link', { name: 'Cancel' }).click()
      await expect(page).toHaveURL(/calendar/)
      await page.goBack()
      await expect(page.getByRole('textbox', { name: 'Title (optional)' })).toHaveValue('')
    })

    await page.goto(`/team/${teamId}/settings?section=opponents`)
    await page.getByRole('button', { name: 'Add opponent' }).first().click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true }).fill('Foxes')
    await page.reload()
    expect(questions).toEqual(['beforeunload'])
  },
)

test('sign-up keeps names and address, but not the password', inFull, async ({ page }) => {
  await page.goto('/register')
  // The script that saves drafts loads after the page.
  await page.waitForLoadState('networkidle')
  await page.getByLabel('First name').fill('Nora')
  await page.getByLabel('Email').fill('nora@example.org')
  await page.getByLabel('Password', { exact: true }).fill('secret horse 9')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Nora')
  await expect(page.getByLabel('Email')).toHaveValue('nora@example.org')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
})

test('keeps typed text when the page fails', inFull, async ({ context, page, touchline }) => {
  const { address, deploy, server } = await openFront(touchline.address)
  const { session } = await makeAccount(touchline.address, { firstName: 'Nora', lastName: 'Neu' })
  await enter(context, session)
  deploy.gone = /\/assets\/open-menu/
  await page.goto(`${address}/create-club`)
  await page.getByRole('textbox').first().fill('Half a name')
  await page.getByRole('button', { name: 'Nora' }).click()
  await expect(page.getByText('What you’ve typed stays')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  deploy.gone = undefined
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('textbox').first()).toHaveValue('Half a name')
  await page.close()
  server.close()
})
