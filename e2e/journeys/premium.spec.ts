import { enter, makeAccount, test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { sender, wordIn } from '../harness/wire.ts'

/** Checks several states with axe. */
test.describe.configure({ timeout: 180_000 })

const trial = /^Trial until \d+ \w+ \d{4}, then the free Standard version\.$/

const player = { firstName: 'Luis', lastName: 'Gil' }

test('a coach buys, cancels and resumes Premium in the sandbox; a player reads why they can’t', async ({
  page,
  context,
  browser,
  touchline: { address },
}) => {
  const [lea, luis] = await Promise.all([
    makeAccount(address, { firstName: 'Lea', lastName: 'Ruiz' }),
    makeAccount(address, player),
  ])
  const [coach, him] = [sender(address, lea.session), sender(address, luis.session)]
  const fields = { name: 'Herons', sport: 'football', ageGroup: 'senior' }
  const teamId = wordIn(
    await coach({ method: 'POST', path: '/rest/v1/teams', body: fields }),
    'team',
    'id',
  )
  const team = `/rest/v1/teams/${teamId}`
  await coach({ method: 'PATCH', path: `${team}/join-link`, body: { approval: false } })
  const value = wordIn(await coach({ method: 'GET', path: `${team}/join-link` }), 'code')
  const who = { kind: 'player', ...player, dateOfBirth: '1990-01-01' }
  await him({ method: 'POST', path: `${team}/join`, body: { key: { kind: 'code', value }, who } })
  await enter(context, lea.session)
  const premium = `/premium?team=${teamId}`
  const herons = `/team/${teamId}`
  const looksRight = async () => {
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }

  const his = await browser.newContext({ baseURL: address })
  await enter(his, luis.session)
  const hisPage = await his.newPage()

  await test.step('a player reads why he can’t subscribe', async () => {
    await hisPage.goto(premium)
    const refused = hisPage.getByRole('button', { name: 'Subscribe Now' }).first()
    await expect(refused).toHaveAttribute('aria-disabled', 'true')
    await expect(refused).toHaveAccessibleDescription('Only team admins can subscribe.')
    await expectAccessible(hisPage)
  })

  await test.step('the settings link to the price of Premium', async () => {
    await page.goto(`/team/${teamId}/settings?section=subscription`)
    await page.getByRole('link', { name: 'Subscribe' }).click()
    await expect(page).toHaveURL(premium)
    await expect(page.getByText('For Herons')).toBeVisible()
    await expect(page.getByText(trial)).toBeVisible()
    await expect(page.getByText('per month')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Subscribe Now' }).first()).toBeEnabled()
    await looksRight()
  })

  await test.step('trust.md 1.11: the return address alone doesn’t grant Premium', async () => {
    const verified = page.waitForResponse(/functions\/v1\/verify/)
    await page.goto(`${premium}${premium.includes('?') ? '&' : '?'}success=1`)
    await verified
    await expect(page.getByText('This page updates automatically.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to team' })).toHaveAttribute('href', herons)
    await looksRight()
    await expect(page.getByRole('button', { name: 'Subscribe Now' }).first()).toBeEnabled()
    await expect(page.getByRole('button', { name: 'Already Subscribed' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Lea' }).click()
    await expect(page.getByRole('menuitem', { name: 'Go Premium!' })).toBeVisible()
    await page.goto(premium)
  })

  await test.step('leaving the checkout costs nothing', async () => {
    await page.getByRole('button', { name: 'Subscribe Now' }).first().click()
    await expect(page.getByText('Sandbox: no money moves')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Pay .*\d/ })).toBeVisible()
    await looksRight()
    await page.getByRole('link', { name: 'Leave without paying' }).click()
    await expect(page.getByText('You weren’t charged.')).toBeVisible()
    await page.getByRole('link', { name: 'Go to team' }).click()
    await expect(page).toHaveURL(herons)
    await page.goBack()
  })

  await test.step('a declined card can be retried', async () => {
    await page.getByRole('button', { name: 'Subscribe Now' }).first().click()
    await page.getByRole('button', { name: 'Decline card' }).click()
    await expect(page.getByText('The card was declined')).toBeVisible()
    await looksRight()
    await page.getByRole('button', { name: 'Ask for confirmation first' }).click()
    await expect(page.getByText('do you confirm this payment?')).toBeVisible()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Paid', { exact: true })).toBeVisible()
  })

  await test.step('Premium starts once the provider confirms it', async () => {
    await expect(page).toHaveURL(/success=1/)
    await expect(page.getByText('Everyone in Herons has it now.')).toBeVisible()
    await expect(page.getByText('Herons is subscribed to Premium')).toBeVisible()
    await expect(page.getByText(trial)).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'Go to team' }).first().click()
    await expect(page).toHaveURL(herons)
    await page.goto(premium)
    await expect(page.getByRole('link', { name: 'Go to team' })).toHaveAttribute('href', herons)
    const bought = page.getByRole('button', { name: 'Already Subscribed' }).first()
    await expect(bought).toHaveAttribute('aria-disabled', 'true')
    await looksRight()
    await page.getByRole('button', { name: 'Lea' }).click()
    await expect(page.getByRole('menuitem', { name: 'Premium Active' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('it is cancelled to the end of the period, and resumed', async () => {
    await page.getByRole('link', { name: 'Plan and invoices' }).click()
    await expect(page.getByText(/^Renews on/)).toBeVisible()
    await expect(page.getByText('Paid', { exact: true })).toBeVisible()
    await looksRight()
    await page.getByRole('button', { name: 'End subscription' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'End subscription' }).click()
    await expect(page.getByText(/^Ends on .* You won’t be charged again\.$/)).toBeVisible()
    await page.getByRole('button', { name: 'Keep Premium' }).click()
    await expect(page.getByText(/^Renews on/)).toBeVisible()
  })

  await test.step('changes to another plan', async () => {
    await page.getByRole('button', { name: 'Change plan' }).click()
    await page.getByRole('radio', { name: /per year/ }).check()
    await looksRight()
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByText('per year', { exact: true })).toBeVisible()
  })

  await test.step('a player reads the plan, without buttons', async () => {
    await hisPage.goto(`/team/${teamId}/settings?section=subscription`)
    await expect(hisPage.getByText(/^Renews on/)).toBeVisible()
    await expect(hisPage.getByRole('button', { name: 'End subscription' })).toBeHidden()
    await his.close()
  })
})
