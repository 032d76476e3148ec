import type { Browser, Page } from '@playwright/test'

import { type Letter, linkIn, type PostOffice } from '../harness/post-office.ts'
import { come } from '../harness/screens.ts'
import { test } from '../harness/signed-in.ts'
import { countTaps } from '../harness/taps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { type Send, wordIn } from '../harness/wire.ts'

const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
const sixteen = new Date(Date.now() - 16.5 * 365.25 * 86_400_000).toISOString().slice(0, 10)

/** Limits up to the first answer: taps in the email and on our pages, and emails. */
const maxTaps = 2

const anAddress = (name: string) => `${name}.${crypto.randomUUID()}@family.example`

interface World {
  readonly browser: Browser
  readonly address: string
  readonly postOffice: PostOffice
}

test('families and adults join with two taps and one email', async ({
  context,
  browser,
  postOffice,
  touchline: { address },
}) => {
  test.setTimeout(180_000)
  const { send } = await come(context, address, { firstName: 'Anna', lastName: 'Müller' })
  const world = { browser, address, postOffice }
  const [kate, mike] = [aParent('Kate', 'mother'), aParent('Mike', 'father')]
  const rose = aParent('Rose', 'other')
  const [lions, tigers] = await aClub(send)
  await aChild(send, lions.path, { firstName: 'Ben', parents: [kate, mike] })
  await aChild(send, lions.path, { firstName: 'Mia', parents: [kate, mike] })
  await aChild(send, tigers.path, { firstName: 'Tom', parents: [kate, mike, rose] })

  await test.step('two separated parents with three children in two teams', async () => {
    await invite(send, lions.path, [kate.email, mike.email])
    for (const [parent, word] of [
      [kate, 'mother'],
      [mike, 'father'],
    ] as const) {
      const letter = await postOffice.letterTo(parent.email)
      expect(letter.subject).toBe(
        'Ben, Mia and Tom are invited to Lions U12 and Tigers U9 (SV Grünwald)',
      )
      const phone = await comesIn(world, letter, `Yes, I’m Ben, Mia and Tom’s ${word}`)
      await expect(phone.getByRole('radio', { name: 'Going', exact: true }).first()).toBeChecked()
      await phone.context().close()
    }
  })

  await test.step('a grandmother', async () => {
    await invite(send, tigers.path, [rose.email])
    const letter = await postOffice.letterTo(rose.email)
    const phone = await comesIn(world, letter, 'Yes, I look after Tom')
    await expect(phone.getByRole('radio', { name: 'Going', exact: true }).first()).toBeChecked()
    await phone.context().close()
  })

  await test.step('a 16-year-old with their own account', async () => {
    const email = anAddress('max')
    const nina = aParent('Nina', 'mother')
    const max = { firstName: 'Max', email, dateOfBirth: sixteen, parents: [nina] }
    await aChild(send, lions.path, max)
    // A guardian must exist before a minor's own account.
    await invite(send, lions.path, [nina.email])
    const hers = await comesIn(
      world,
      await postOffice.letterTo(nina.email),
      'Yes, I’m Max’s mother',
    )
    await hers.context().close()
    await invite(send, lions.path, [email])
    const letter = await postOffice.letterTo(email)
    const phone = await comesIn(world, letter, 'Yes, I’m Max – join')
    await expect(phone.getByRole('radio', { name: 'Going', exact: true }).first()).toBeChecked()
    await phone.context().close()
  })

  await test.step('an adult team, by its link', async () => {
    const fields = { name: 'Blue Moon', sport: 'football', ageGroup: 'adults' }
    const made = await send({ method: 'POST', path: '/rest/v1/teams', body: fields })
    const team = await withPractice(send, wordIn(made, 'team', 'id'))
    const joining = await send({ method: 'GET', path: `${team.path}/join-link` })
    const phone = await aPhone(world)
    const taps = countTaps()
    await phone.goto(wordIn(joining, 'link'))
    await expectAccessible(phone)
    await expectNoSidewaysScroll(phone)
    const email = anAddress('tom')
    await phone.getByLabel('First and last name').fill('Tom Baker')
    await phone.getByLabel('Email').fill(email)
    await taps.on(phone.getByRole('button', { name: 'Send me the link' }))
    await expect(phone.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    await taps.inLetter(phone, linkIn(await postOffice.letterTo(email)))
    await expect(phone).toHaveURL(new RegExp(`/team/${team.id}`))
    await expect(phone.getByRole('radio', { name: 'Going', exact: true }).first()).toBeChecked()
    taps.expectAtMost('adults’ team by link', maxTaps)
    await phone.context().close()
  })
})

/** Two youth teams of one club, each with a practice. */
async function aClub(send: Send) {
  const club = { name: 'SV Grünwald', sport: 'football', memberCount: 40, phone: '+34600111222' }
  const clubId = wordIn(await send({ method: 'POST', path: '/rest/v1/clubs', body: club }), 'id')
  const row = { sport: 'football', gender: 'mixed' }
  const teams = [
    { ...row, name: 'Lions U12', ageGroup: 'U12' },
    { ...row, name: 'Tigers U9', ageGroup: 'U9' },
  ]
  const path = `/rest/v1/clubs/${clubId}/teams`
  const made = await send({ method: 'POST', path, body: { teams } })
  const lions = await withPractice(send, wordIn(made, 'teams', '0', 'id'))
  return [lions, await withPractice(send, wordIn(made, 'teams', '1', 'id'))] as const
}

async function withPractice(send: Send, id: string) {
  const path = `/rest/v1/teams/${id}`
  const times = { date: inThreeDays, startTime: '17:30', endTime: '19:00' }
  const body = { type: 'practice', title: 'Practice', ...times }
  await send({ method: 'POST', path: `${path}/events`, body })
  return { id, path }
}

/** Presses the email's first button and the only button of the next page. */
async function comesIn(world: World, letter: Letter, button: string): Promise<Page> {
  const phone = await aPhone(world)
  const taps = countTaps()
  await taps.inLetter(phone, linkIn(letter))
  await expectAccessible(phone)
  await expectNoSidewaysScroll(phone)
  await taps.on(phone.getByRole('button', { name: button }))
  await expect(phone).toHaveURL(/\/team\/[\w-]+#?$/)
  taps.expectAtMost(button, maxTaps)
  return phone
}

async function aPhone({ browser, address }: World): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 390, height: 844 },
  })
  return context.newPage()
}

function aParent(firstName: string, role: 'father' | 'mother' | 'other') {
  return { firstName, lastName: 'Carter', role, email: anAddress(firstName), phone: null }
}

interface Child {
  readonly firstName: string
  readonly parents: readonly object[]
  readonly dateOfBirth?: string
  readonly email?: string
}

async function aChild(send: Send, path: string, child: Child): Promise<void> {
  const body = { lastName: 'Carter', dateOfBirth: '2015-05-04', ...child }
  await send({ method: 'POST', path: `${path}/members`, body })
}

async function invite(send: Send, path: string, emails: readonly string[]): Promise<void> {
  await send({ method: 'POST', path: `${path}/invitations`, body: { emails } })
}
