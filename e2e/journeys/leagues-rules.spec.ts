import type { Page } from '@playwright/test'

import { aLeague } from '../harness/league.ts'
import { enter, test } from '../harness/signed-in.ts'
import { expect, expectAccessible } from '../harness/test.ts'

async function addPart(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a part' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Name').fill(name)
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeVisible()
}

async function lookAtRulesOf(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Rules of' }).click()
  await page.getByRole('option', { name }).click()
  await expect(page.getByRole('listbox')).toHaveCount(0)
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).first()
const ownRules = (page: Page) => page.getByRole('switch', { name: 'Custom rules' })
const draw = (page: Page) => page.getByLabel('Draw', { exact: true })
const goalless = (page: Page) => page.getByLabel('Goalless draw')

test('the rules of a stage survive viewing others and another person’s edit', async ({
  page,
  context,
  touchline,
}) => {
  const { session, leagues } = await aLeague(touchline.address)
  await enter(context, session)
  await page.goto(`${leagues}?tab=settings`)
  await addPart(page, 'First round')
  await addPart(page, 'Second round')

  await test.step('unsaved changes stay while looking at another stage’s rules', async () => {
    await page.getByRole('button', { name: 'Edit rules' }).click()
    await draw(page).fill('2')
    await lookAtRulesOf(page, 'First round')
    await ownRules(page).check()
    await draw(page).fill('0,5')
    await lookAtRulesOf(page, 'The whole season')
    await expect(draw(page)).toHaveValue('2')
    await lookAtRulesOf(page, 'First round')
    await expect(draw(page)).toHaveValue('0.5')
  })

  await test.step('keeps a goalless draw as typed next to an equal one', async () => {
    await goalless(page).fill('0,5')
    await draw(page).fill('1')
    await expect(goalless(page)).toHaveValue('0,5')
  })

  await test.step('shows an invalid field on saving', async () => {
    await draw(page).fill('many')
    await page.getByRole('button', { name: 'Hide rules' }).click()
    await expect(draw(page)).toHaveCount(0)
    await save(page).click()
    await expect(draw(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(goalless(page)).not.toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await draw(page).fill('1')
    await save(page).click()
    await expect(page.getByText('Rules saved')).toBeVisible()
  })

  await test.step('restores a stage’s own rules after switching them off and on', async () => {
    await ownRules(page).uncheck()
    await ownRules(page).check()
    await expect(goalless(page)).toHaveValue('0.5')
    await page.getByRole('button', { name: 'Discard changes' }).click()
  })

  await test.step('an outdated form doesn’t undo another person’s new rules', async () => {
    const other = await context.newPage()
    await other.goto(`${leagues}?tab=settings`)
    await other.getByRole('button', { name: 'Edit Second round' }).click()
    await other.getByRole('dialog').getByLabel('Name').fill('Play-offs')
    await lookAtRulesOf(page, 'Second round')
    await ownRules(page).check()
    await save(page).click()
    await expect(page.getByText('own rules')).toHaveCount(2)
    await expect(other.getByText('own rules')).toHaveCount(2)
    await other.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
    await expect(other.getByText('Someone else has changed this.')).toBeVisible()
    await other.getByRole('button', { name: 'Cancel' }).click()
    await expect(other.getByText('own rules')).toHaveCount(2)
    await other.close()
  })
})

test('an order of teams changed by someone else meanwhile is not overwritten', async ({
  page,
  context,
  touchline,
}) => {
  const { session, leagues } = await aLeague(touchline.address)
  await enter(context, session)
  await page.goto(`${leagues}?tab=settings`)
  for (const name of ['Adlers', 'Bears']) {
    await page.getByLabel('Team name').fill(name)
    await page.getByRole('button', { name: 'Add team' }).click()
    await expect(page.getByText(name).first()).toBeVisible()
  }
  const other = await context.newPage()
  await other.goto(`${leagues}?tab=settings`)
  for (const one of [other, page]) await one.getByRole('button', { name: 'Reorder teams' }).click()
  await page.getByRole('button', { name: 'Move Bears up' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await other.getByRole('button', { name: 'Move Adlers down' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Someone else has changed this.')).toBeVisible()
})
