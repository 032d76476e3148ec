import { expectRingSeen, expectTrapped, press, tabTo, type } from '../harness/keyboard.ts'
import { teamWithPractice } from '../harness/players.ts'
import { ravens } from '../harness/ravens.ts'
import { come } from '../harness/screens.ts'
import { enter, test } from '../harness/signed-in.ts'
import { inFull, expect } from '../harness/test.ts'
import { wordIn } from '../harness/wire.ts'

/** Uses no pointer at all. */
test('an invitation is answered, and the answer changed', async ({ page, context, touchline }) => {
  const { send } = await come(context, touchline.address)
  const { at } = await teamWithPractice(send, { title: 'Passing' })
  await page.goto(at)
  const answer = (name: string) => page.getByRole('radio', { name, exact: true }).first()
  const stored = () =>
    page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())

  await tabTo(page, answer('Going'))
  const first = stored()
  await page.keyboard.press('Space')
  await expect(answer('Going')).toBeChecked()
  await expectRingSeen(page)
  await first
  const second = stored()
  await page.keyboard.press('ArrowRight')
  await expect(answer('Maybe')).toBeChecked()
  await second
  await page.reload()
  await expect(answer('Maybe')).toBeChecked()
})

test('a coach answers for several people, and reads a refusal', async ({
  page,
  context,
  touchline,
}) => {
  const { send } = await come(context, touchline.address)
  const { at, path, event } = await teamWithPractice(send, { title: 'Passing' })
  const [ana, zoe] = ['Ana', 'Zoe'].map((firstName) => ({ firstName, lastName: 'Player' }))
  await send({ method: 'POST', path: `${path}/members`, body: { ...ana, role: 'Player' } })
  await send({ method: 'POST', path: `${path}/members`, body: { ...zoe, role: 'Player' } })
  const line = (name: string) => page.getByRole('listitem').filter({ hasText: `${name} Player` })
  const button = (name: string) =>
    page.getByRole('button', { name: `Set ${name} Player’s answer`, exact: true })
  const dialog = page.getByRole('dialog')
  const sayNo = async (name: string) => {
    await press(page, button(name))
    await expect(dialog.getByRole('radio', { name: 'Going', exact: true })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
  }
  const answers = `**${path}/events/${event}/answers`
  await page.goto(at)

  await page.route(answers, (route) =>
    route.fulfill({ status: 409, json: { code: 'conflict', message: '' } }),
  )
  await sayNo('Ana')
  await expect(button('Zoe')).toBeFocused()
  const failure = line('Ana').getByRole('alert')
  await expect(failure).toHaveText(/^Answer not saved/)
  await page.unroute(answers)
  await press(page, failure.getByRole('button'))
  await expect(failure).toBeHidden()
  await expect(button('Zoe')).toBeFocused()

  await sayNo('Zoe')
  await expect(page.getByRole('heading', { name: 'Not going 2' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Not going 2' })).toBeVisible()
})

test(
  'a campaign is set up from its first step to its last',
  inFull,
  async ({ page, context, touchline: { address } }) => {
    const { home, session } = await ravens(address)
    await enter(context, session)
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const dialog = page.getByRole('dialog', { name: 'New fee' })
    const goOn = async (step: string) => {
      await press(page, button('Continue'))
      await expect(page.getByRole('heading', { level: 2, name: step })).toBeVisible()
    }

    await page.goto(`${home}/collections`)
    await press(page, page.getByRole('link', { name: 'Create new collection' }).first())
    await press(page, page.getByRole('button', { name: /^Memberships/ }))
    await type(page, page.getByRole('textbox', { name: 'Campaign name' }), 'Season 2030')
    // Day equals month, because browsers differ in their order.
    await type(page, page.getByLabel('Start date'), '08082030')
    await type(page, page.getByLabel('End date'), '08082031')
    await goOn('Fees')
    await press(page, button('Add a fee'))
    await expectTrapped(page, dialog)
    await type(page, dialog.getByRole('textbox', { name: 'Name' }), 'Junior')
    await type(page, dialog.getByRole('textbox', { name: 'Amount' }), '62.50')
    await press(page, dialog.getByRole('button', { name: 'Add', exact: true }))
    await expect(dialog).toBeHidden()
    await expect(button('Add a fee')).toBeFocused()
    await goOn('Form')
    await goOn('Payment')
    await press(page, page.getByRole('checkbox', { name: 'Offline payment' }), 'Space')
    await goOn('Broadcast')
    await press(page, button('Save'))
    await expect(
      page.getByText('Congratulations, your membership campaign is ready!'),
    ).toBeVisible()
  },
)

test('the days of a month are reached by keyboard, and an event opened', async ({
  page,
  context,
  touchline: { address },
}) => {
  const { home, session, send, teamId } = await ravens(address)
  const body = {
    type: 'practice',
    title: 'Passing',
    date: '2031-05-15',
    startTime: '18:00',
    endTime: '19:30',
  }
  await send({ method: 'POST', path: `/rest/v1/teams/${teamId}/events`, body })
  await enter(context, session)
  await page.goto(`${home}/calendar?view=month&month=2031-05`)
  const day = (date: string) => page.locator(`[data-day="${date}"]`)
  const walk = async (...steps: readonly (readonly [key: string, to: string])[]) => {
    for (const [key, to] of steps) {
      await page.keyboard.press(key)
      await expect(day(to), key).toBeFocused()
    }
  }

  await tabTo(page, day('2031-05-01'))
  await walk(
    ['ArrowRight', '2031-05-02'],
    ['ArrowDown', '2031-05-09'],
    ['Home', '2031-05-05'],
    ['End', '2031-05-11'],
    ['ArrowUp', '2031-05-04'],
    ['PageDown', '2031-06-04'],
    ['PageUp', '2031-05-04'],
    ['ArrowUp', '2031-04-27'],
    ['ArrowDown', '2031-05-04'],
    ['ArrowDown', '2031-05-11'],
    ['ArrowDown', '2031-05-18'],
    ['ArrowLeft', '2031-05-17'],
    ['ArrowLeft', '2031-05-16'],
    ['ArrowLeft', '2031-05-15'],
  )
  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog', { name: 'Passing' })
  await expect(details).toBeVisible()
  const close = details.getByRole('button', { name: 'Close' })
  await tabTo(page, close)
  expect((await close.boundingBox())?.height).toBeGreaterThanOrEqual(24)
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
  await expect(day('2031-05-15').getByRole('button', { name: /Passing/ })).toBeFocused()
})

test(
  'a team’s menu opens, is navigated by keys, and returns the focus',
  inFull,
  async ({ page, context, touchline: { address } }) => {
    const { session } = await ravens(address)
    await enter(context, session)
    await page.goto('/teams')
    const menu = page.getByRole('button', { name: 'Actions for Ravens' })
    const item = (name: string) => page.getByRole('menuitem', { name })

    await press(page, menu)
    await expect(item('Settings')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(item('Subscription')).toBeFocused()
    await page.keyboard.press('End')
    await expect(item('Delete team')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(item('Settings')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(item('Settings')).toHaveCount(0)
    await expect(menu).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(item('Settings')).toBeFocused()
    await page.keyboard.type('d')
    await expect(item('Delete team')).toBeFocused()
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog')
    await expect(question).toBeVisible()
    await expectTrapped(page, question)
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(menu).toBeFocused()
  },
)

test(
  'a line-up is filled and changed',
  inFull,
  async ({ page, context, touchline: { address } }) => {
    const { session, send, teamId, home } = await ravens(address)
    const team = `/rest/v1/teams/${teamId}`
    const ana = { firstName: 'Ana', lastName: 'Player', role: 'Player' }
    await send({ method: 'POST', path: `${team}/members`, body: ana })
    const game = {
      type: 'game',
      title: 'Ravens vs Herons',
      date: '2031-05-15',
      startTime: '12:00',
      endTime: '14:00',
    }
    const made = await send({ method: 'POST', path: `${team}/events`, body: game })
    await enter(context, session)
    await page.goto(`${home}/events/${wordIn(made, 'event', 'id')}/match-day`)
    const post = (name: string | RegExp) => page.getByRole('button', { name })

    await press(page, post('Goalkeeper: empty'))
    const sheet = page.getByRole('dialog', { name: 'Who plays here: Goalkeeper?' })
    await press(page, sheet.getByRole('button', { name: /^Carla Coach/ }))
    // The focus moves to the next empty position.
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Done' }))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(post(/^Goalkeeper: Carla Coach/)).toBeFocused()

    await page.keyboard.press('Space')
    await expect(page.getByText('Carla Coach picked up')).toBeAttached()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Space')
    await expect(post(/^(?!Goalkeeper).*: Carla Coach/)).toBeFocused()
    await press(page, page.getByRole('button', { name: 'Save line-up' }))
    await expect(page.getByText('Draft: only staff can see it')).toBeVisible()
  },
)

test(
  'select lists open, are searched by letters, and close',
  inFull,
  async ({ page, context, touchline: { address } }) => {
    await come(context, address)
    await page.goto('/create-team')
    const sport = page.getByLabel(/^Sport/)
    // The option must be visible; its script may still be loading.
    const seen = (name: string) => expect(page.getByRole('option', { name })).toBeVisible()
    await type(page, sport, 'volley')
    await seen('Volleyball')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(sport).toHaveValue('Volleyball')

    // Free text is accepted, and Enter doesn't submit the unfinished form.
    const age = page.getByLabel(/^Age/)
    await type(page, age, 'Veterans')
    await page.keyboard.press('Enter')
    await expect(age).toHaveValue('Veterans')

    await expect(
      page.getByRole('button', { name: 'Green', exact: true, pressed: true }),
    ).toBeVisible()
    const country = page.getByRole('combobox', { name: 'Country', exact: true })
    const list = page.getByRole('listbox')
    await press(page, country, 'ArrowDown')
    await expect(list).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)
    await expect(country).toBeFocused()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('portu')
    await seen('Portugal')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(country).toHaveValue('Portugal')

    // Opening the list keeps the empty choice.
    const gender = page.getByRole('combobox', { name: /^Gender/ })
    await expect(gender).toHaveText('Not set')
    await press(page, gender)
    await expect(list).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)
    await expect(gender).toHaveText('Not set')

    const language = page.getByRole('combobox', { name: 'Team language' })
    await press(page, language)
    await expect(page.getByRole('option', { name: 'English' })).toBeFocused()
    await page.keyboard.type('fran')
    await page.keyboard.press('Enter')
    await expect(list).toHaveCount(0)
    await expect(language).toHaveText('Français')
    await expect(language).toBeFocused()
    // Nothing was sent: a name is missing, and no one was notified.
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
  },
)
