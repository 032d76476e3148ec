import { makeAccount, password, test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'

test('someone exports their data, deletes the account and returns in time', async ({
  page,
  touchline,
}) => {
  const { email } = await makeAccount(touchline.address, { firstName: 'Gina', lastName: 'Gehtnun' })
  const signIn = async (): Promise<void> => {
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText("You're not in a team... yet!")).toBeVisible()
  }
  await page.goto('/login')
  await signIn()

  await page.goto('/update-profile?view=data')
  await page.getByRole('button', { name: 'Prepare my data' }).click()
  await expect(page.getByRole('link', { name: 'Download', exact: true })).toBeVisible({
    timeout: 30_000,
  })
  await expectAccessible(page)
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download', exact: true }).click(),
  ])
  expect(zip.suggestedFilename()).toMatch(/\.zip$/)

  await page.getByRole('link', { name: 'Delete my account' }).click()
  await expect(page.getByRole('link', { name: 'Download my data first' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete your account? This action cannot be undone.',
  })
  await question.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText(/Your account will be erased on/)).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)

  await signIn()
  await expect(page.getByText('Welcome back. Your account stays.')).toBeVisible()
})
