import type { Page } from '@playwright/test'
import { addDays } from '@touchline/domain/events/days'
import { addMonths } from '@touchline/domain/events/month-grid'

import { makeTeam, newPerson, type Person } from '../harness/people.ts'
import { linkIn, type Letter } from '../harness/post-office.ts'
import { test as signedIn } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'

/** It is killed midway, so its own database must survive too. */
const test = signedIn.extend({
  settings: async ({ settings }, use) => use({ ...settings, DATABASE_URL: '' }),
})

const coach: Person = { firstName: 'Carla', lastName: 'Coach', email: 'carla@ravens.example' }
const player: Person = { firstName: 'Paul', lastName: 'Player', email: 'paul@ravens.example' }
const parent: Person = { firstName: 'Linh', lastName: 'Nguyen', email: 'linh@ravens.example' }

const day = 86_400_000
const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * day).toISOString().slice(0, 10)

test('a team is invited, joins, plans and answers for Saturday, and survives a kill', async ({
  browser,
  touchline,
  postOffice,
}) => {
  test.setTimeout(300_000)
  const consoleLines: string[] = []
  const world = { address: touchline.address, consoleLines }
  const page = await newPerson(browser, { ...world, person: coach })
  await page.goto('/teams')
  const home = `/team/${await makeTeam(page, 'Ravens')}`

  /** The parent's next email with such a subject; earlier ones are skipped. */
  async function letterAbout(subject: string): Promise<Letter> {
    const letter = await postOffice.letterTo(parent.email)
    return letter.subject.startsWith(`${subject}, `) ? letter : letterAbout(subject)
  }

  await test.step('adds one member by hand', async () => {
    await page.goto(`${home}/add-members`)
    const list = page.getByRole('link', { name: 'Import a list' })
    await expect(list).toHaveAttribute('href', `${home}/import-members`)
    await page.getByRole('button', { name: 'Add member' }).click()
    await expect(page.getByText('Please provide both first and last name')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByLabel('First name').fill('Ava')
    await page.getByLabel('Last name').fill('Nguyen')
    await page.getByLabel('Shirt number').fill('7')
    await page.getByLabel('Parent’s name').fill('Kim')
    await page.getByRole('button', { name: 'Add member' }).click()
    await expect(page.getByText('Add a phone number or email address.')).toBeVisible()
    await page.getByLabel('Parent’s email').fill('kim@ravens.example')
    await page.getByRole('button', { name: 'Add member' }).click()
    await expect(page.getByText('Ava Nguyen has been added to the team')).toBeVisible()
    await expect(page.getByLabel('First name')).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Invite new members' }).click()
  })

  await test.step('sends invitations by email, link and code', async () => {
    await page.getByRole('tab', { name: 'Email invitation' }).click()
    await page.getByLabel('Email addresses').fill('nobody, zoe@ravens.example')
    await page.getByRole('button', { name: 'Send invitations' }).click()
    await expect(page.getByText('The following emails are invalid: nobody').first()).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByLabel('Email addresses').fill('zoe@ravens.example; max@ravens.example')
    await page.getByRole('button', { name: 'Send invitations' }).click()
    await expect(page.getByText('Invitations sent to 2 email(s).')).toBeVisible()
    await expectAccessible(page)
  })
  let link = ''
  let code = ''
  await test.step('a visitor with the link only sees the name and the sport', async () => {
    await page.goto(`${home}/share-link`)
    await expect(page.getByText('Team code')).toBeVisible()
    await expectAccessible(page)
    const shown = await page.locator('main').innerText()
    link =
      /http\S+join\?code=\S+/.exec(shown)?.[0] ??
      (await page.getByLabel('Invitation link').inputValue())
    code = /\b[A-Z0-9]{6}\b/.exec(shown)?.[0] ?? ''
    const visitor = await (await browser.newContext({ baseURL: touchline.address })).newPage()
    await visitor.goto(link)
    await expect(visitor.getByText('Join Ravens')).toBeVisible()
    await expectAccessible(visitor)
  })

  const playerPage = await newPerson(browser, { ...world, person: player })
  const parentPage = await newPerson(browser, { ...world, person: parent })

  await test.step('a player asks by code, a parent by link', async () => {
    await playerPage.goto('/join-team')
    await playerPage.getByLabel('Team code').fill(code)
    await playerPage.getByRole('button', { name: 'Find team' }).click()
    await playerPage.getByRole('radio', { name: 'I’m a player, coach or helper' }).click()
    await playerPage.getByLabel('Date of birth').fill('02/03/1996')
    await expectAccessible(playerPage)
    await playerPage.getByRole('button', { name: 'Ask to join' }).click()
    await expect(playerPage.getByText('Request sent')).toBeVisible()

    await parentPage.goto(link)
    await parentPage.getByRole('link', { name: 'I already use Touchline' }).click()
    await parentPage.getByRole('radio', { name: 'I’m a parent of a player' }).click()
    await parentPage.getByLabel("Child's first name").fill('Mai')
    await parentPage.getByLabel("Child's last name").fill('Nguyen')
    await parentPage.getByLabel("Child's date of birth").fill('04/09/2014')
    await parentPage.getByRole('combobox', { name: 'You are the child’s' }).click()
    await parentPage.getByRole('option', { name: 'Mother' }).click()
    await expectAccessible(parentPage)
    await parentPage.getByRole('button', { name: 'Ask to join' }).click()
    await expect(parentPage.getByText('Request sent')).toBeVisible()
  })

  await test.step('the coach approves both', async () => {
    await page.goto(`${home}/members`)
    await expect(page.getByText('2 people want to join.')).toBeVisible()
    await page.getByRole('link', { name: 'Review' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Approve' }).first().click()
    await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(1)
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByText('No requests waiting.')).toBeVisible()
    const welcome = 'Mai Nguyen is in Ravens, and you answer for them.'
    await expect(parentPage.getByText(welcome)).toBeVisible()
    await expect(parentPage.getByRole('link', { name: 'Go to Mai Nguyen’s profile' })).toBeVisible()
  })

  await test.step('the parent turns quiet hours off', async () => {
    await parentPage.goto('/update-profile?view=preferences')
    await parentPage
      .getByRole('checkbox', { name: 'Emails and pushes wait until they end' })
      .click()
    await expectAccessible(parentPage)
    await parentPage.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(parentPage.getByText('Preferences saved')).toBeVisible()
  })

  await test.step('the coach plans a weekly practice and a match', async () => {
    await page.goto(`${home}/create-event`)
    await page.getByLabel('Title').fill('Weekly training')
    await page.getByLabel(/^Date/).fill(dayFromNow(3))
    await page.getByRole('checkbox', { name: 'Recurring event' }).click()
    await page.getByLabel(/^Last day/).fill(dayFromNow(3 + 9 * 7))
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create event' }).click()
    await expect(page.getByText('10 events added')).toBeVisible()
    await expect(page.getByText('Weekly training').first()).toBeVisible()

    await page.goto(`${home}/create-event`)
    await page.getByLabel('Title').fill('Match of the day')
    await page.getByRole('radio', { name: 'Game', exact: true }).click()
    await page.getByLabel(/^Date/).fill(dayFromNow(2))
    await page.getByRole('button', { name: 'Create event' }).click()
    await expect(page).toHaveURL(/\/calendar/)
    await expectAccessible(page)
    await page.goto(home)
    await expect(page.getByText('Match of the day')).toBeVisible()
  })

  await test.step('everyone answers, and the coach sees it live', async () => {
    await page
      .getByRole('link', { name: /Match of the day/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/events\//)
    const event = page.url()

    await playerPage.goto(event)
    await answer(playerPage, 'Going')
    // One tap after opening the app.
    await parentPage.goto('/dashboard')
    await expect(parentPage.getByRole('link', { name: /Match of the day/ })).toBeVisible()
    await answer(parentPage, 'Maybe')
    await expectAccessible(parentPage)
    await expect(group(page, 'Maybe').getByText('Mai Nguyen')).toBeVisible()
    await parentPage.goto(event)
    await expect(parentPage.getByRole('radiogroup').first()).toBeVisible()
    await expectAccessible(parentPage)
    await expectNoSidewaysScroll(parentPage)

    await expect(group(page, 'Going').getByText('Paul Player')).toBeVisible()
    await expectAccessible(page)

    const begin = Date.now()
    await answer(playerPage, 'Not going')
    await expect(group(page, 'Not going').getByText('Paul Player')).toBeVisible()
    test.info().annotations.push({
      type: 'seen by the coach after',
      description: `${Date.now() - begin} ms`,
    })
  })

  await test.step('the parent answers through the link in the email, without signing in', async () => {
    const letter = await letterAbout('New: Match of the day')
    const visitor = await (await browser.newContext({ baseURL: touchline.address })).newPage()
    await visitor.goto(linkIn(letter))
    await expect(visitor.getByRole('heading', { name: 'Is Mai coming?' })).toBeVisible()
    await expectAccessible(visitor)
    await expectNoSidewaysScroll(visitor)
    await visitor.getByRole('button', { name: 'Not going' }).click()
    await expect(visitor.getByText('Saved.')).toBeVisible()
    await expect(group(page, 'Not going').getByText('Mai Nguyen')).toBeVisible()
  })

  await test.step('the calendar answers with one tap, shows it, and can be searched', async () => {
    const saturday = dayFromNow(2)
    await page.goto(`${home}/calendar?view=month&month=${saturday.slice(0, 7)}`)
    const chip = page.getByRole('button', { name: /Match of the day/ }).first()
    const details = page.getByRole('dialog', { name: 'Match of the day' })
    await chip.click()
    await details.getByText('Maybe', { exact: true }).first().click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(details).toBeHidden()
    await expect(chip).toBeFocused()
    await expect(chip).toHaveAccessibleName(/Your answer: Maybe/)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const first = `${addMonths(saturday.slice(0, 7), 1)}-01`
    await page.locator(`[data-day="${addDays(first, -1)}"]`).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.locator(`[data-day="${first}"]`)).toBeFocused()

    await page.goto(`${home}/calendar?view=week&week=${saturday}`)
    await expect(chip).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const filters = page.getByRole('button', { name: 'View, search and filters' })
    if (await filters.isVisible()) await filters.click()
    await page.getByRole('searchbox', { name: 'Search events' }).fill('match')
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 event found')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  await test.step('attendance shows who is coming', async () => {
    await page.goto(`${home}/attendance`)
    await expect(page.getByText(/^Your attendance summary will show here/).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Export' })).toBeDisabled()
    await expectAccessible(page)
    await page.getByRole('tab', { name: 'By event' }).click()
    await expect(page.getByText('Match of the day').first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  await test.step('after being killed midway nothing acknowledged is missing', async () => {
    expect(consoleLines, 'the consoles stay silent').toEqual([])
    const acknowledged = playerPage.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.ok(),
    )
    await answer(playerPage, 'Going')
    await acknowledged
    await touchline.kill9()
    await touchline.start()
    await page.goto(`${home}/calendar?view=list&month=${dayFromNow(2).slice(0, 7)}`)
    await expect(page.getByText('Match of the day').first()).toBeVisible()
    await playerPage.goto(home)
    await expect(
      playerPage.getByRole('radio', { name: 'Going', exact: true }).first(),
    ).toBeChecked()
  })
})

/** The people with one answer. */
function group(page: Page, word: string) {
  return page
    .locator('section section')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^${word}`) }) })
}

/** Taps one of the three large buttons. */
async function answer(page: Page, word: 'Going' | 'Maybe' | 'Not going'): Promise<void> {
  await page.getByRole('radiogroup').first().getByText(word, { exact: true }).click()
}
