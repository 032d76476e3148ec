import type { Page } from '@playwright/test'

import { aLeague, createTeam } from '../harness/league.ts'
import { joinAsPlayer } from '../harness/players.ts'
import { enter, makeAccount, test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { sender } from '../harness/wire.ts'

async function looksRight(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
  await expect(page.getByRole('listbox')).toHaveCount(0)
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).first()
const name = (page: Page) => page.getByLabel('League Name')
const address = (page: Page) => page.getByLabel('Address (optional)', { exact: true })

async function expectWhatWasTyped(page: Page): Promise<void> {
  await expect(page.getByRole('combobox', { name: 'Format' })).toHaveText('7 vs 7')
  await expect(address(page)).toHaveValue('Quay Road 2')
  await expect(page.getByLabel('Days before')).toHaveValue('3')
  await expect(page.getByLabel('Hours before')).toHaveValue('12')
  await expect(page.getByRole('switch', { name: 'Automatic reminder' })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'First come, first served' })).toBeChecked()
  await expect(page.getByLabel('Places', { exact: true })).toHaveValue('12')
  await expect(page.getByRole('combobox', { name: 'Attendance visibility' })).toHaveText(
    'Only staff see who’s coming',
  )
}

test('the wizard’s settings can be viewed and changed during the league', async ({
  page,
  context,
  touchline,
}) => {
  const { session, leagues } = await aLeague(touchline.address)
  await enter(context, session)

  await test.step('the choice of seasons says which one is current', async () => {
    await page.goto(`${leagues}?tab=settings`)
    await expect(page.getByRole('combobox', { name: 'Season' }).first()).toContainText('(current)')
  })

  await test.step('shows the settings as entered in the wizard', async () => {
    await expect(name(page)).toHaveValue('Northern League')
    await expect(page.getByLabel('Days before')).toHaveValue('5')
    await looksRight(page)
  })

  await test.step('shows errors next to their fields, and keeps the rest as typed', async () => {
    await choose(page, 'Format', '7 vs 7')
    await address(page).fill('Quay Road 2')
    await page.getByLabel('Days before').fill('3')
    await page.getByLabel('Hours before').fill('12')
    await page.getByRole('switch', { name: 'Automatic reminder' }).click()
    await page.getByRole('switch', { name: 'First come, first served' }).click()
    await page.getByLabel('Places', { exact: true }).fill('12')
    await choose(page, 'Attendance visibility', 'Only staff see who’s coming')
    await name(page).fill('')
    await save(page).click()
    await expect(page.getByText('Please enter a name for your league')).toBeVisible()
    await expectWhatWasTyped(page)
    await looksRight(page)
  })

  await test.step('the same for errors from the server', async () => {
    await name(page).fill('Northern Youth League')
    const one = '**/rest/v1/teams/*/leagues/*'
    const fields = { 'changes.venueId': 'venue_unknown' }
    const refusal = { code: 'invalid_input', message: 'invalid_input', data: { fields } }
    await page.route(one, (route) =>
      route.request().method() === 'GET'
        ? route.fallback()
        : route.fulfill({ status: 422, json: refusal }),
    )
    await save(page).click()
    await expect(page.getByText('This location no longer exists')).toBeVisible()
    await expect(page.getByText('Check the marked fields.')).toBeVisible()
    await expectWhatWasTyped(page)
    await page.unroute(one)
  })

  await test.step('one button saves everything', async () => {
    await save(page).click()
    await expect(page.getByText('League saved')).toBeVisible()
    await page.reload()
    await expect(name(page)).toHaveValue('Northern Youth League')
    await expectWhatWasTyped(page)
  })
})

test('people who can’t change a league see its settings and the reason', async ({
  page,
  context,
  touchline,
}) => {
  const { send, leagues } = await aLeague(touchline.address)
  const team = `/rest/v1${leagues.replace(/^\/team/, '/teams').replace(/\/leagues$/, '')}`
  const rita = { firstName: 'Rita', lastName: 'Reader' }
  const { session } = await makeAccount(touchline.address, rita)
  const reader = sender(touchline.address, session)
  await joinAsPlayer({ send: reader, coach: send, path: team }, rita)

  await enter(context, session)
  await page.goto(leagues)
  await page.getByRole('tab', { name: 'Settings' }).click()
  await expect(page.getByText('Only staff can change these settings.')).toBeVisible()
  await expect(name(page)).toBeDisabled()
  await expect(page.getByLabel('Days before')).toBeDisabled()
  await expect(page.getByRole('combobox', { name: 'Attendance visibility' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Add team' })).toHaveCount(0)
  await looksRight(page)
})

test('a new league starts with the sport’s number of players', async ({
  page,
  context,
  touchline: { address },
}) => {
  const { session } = await makeAccount(address, { firstName: 'Hanne', lastName: 'Hand' })
  await enter(context, session)
  const send = sender(address, session)
  for (const [sport, format] of [
    ['handball', '7 vs 7'],
    ['football', '11 vs 11'],
  ] as const) {
    const teamId = await createTeam(send, 'Herons', sport)
    await page.goto(`/team/${teamId}/league-creation?name=Cup`)
    await expect(page.getByRole('combobox', { name: 'Format' })).toHaveText(format)
  }
})
