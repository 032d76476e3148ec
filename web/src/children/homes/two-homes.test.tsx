import type { ChildHomes } from '@touchline/contract/children/shapes/homes'
import { contract } from '@touchline/contract/contract'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { children } from '@touchline/text/children/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { formatFor } from '#web/platform/language/format.ts'
import { expectAccessible } from '#web/testing/barriers.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { server } from '#web/testing/server.ts'

import { HomeLine } from './home-line.tsx'
import { agreedPlan, anna, ben, tom } from './testing/tom.ts'
import { TwoHomes } from './two-homes.tsx'

const { homes: text } = children
const page1 = teamOf('player')
const asParent = {
  team: {
    ...page1,
    team: { ...page1.team, timeZone: 'Europe/Madrid' },
    actor: { ...page1.actor, memberId: undefined, childIds: [tom.memberId] },
  },
}
const asTom = {
  team: { ...asParent.team, actor: { ...page1.actor, memberId: tom.memberId, childIds: [] } },
}
const byTom = { ...tom, guardians: [{ ...anna, isMe: false }, ben], agreed: agreedPlan }

function shows(child: ChildHomes) {
  server.answers(contract.children.homes, { children: [child] })
}

test('offers a guardian without a plan to make one', async () => {
  shows(tom)
  await openPart(
    <>
      <h2>Tom</h2>
      <TwoHomes memberId={tom.memberId} />
    </>,
    asParent,
  )
  await expect.element(page.getByRole('button', { name: text.setUp })).toBeVisible()
  await expectAccessible()
})

test('the other guardian agrees to a proposal, suggests other days or declines', async () => {
  shows({ ...tom, proposed: { ...agreedPlan, proposedBy: ben.id } })
  await openPart(<TwoHomes memberId={tom.memberId} />, asParent)
  await expect.element(page.getByText(text.suggested('Ben', 'Tom'))).toBeVisible()
  for (const name of [text.agree, text.suggestOther, text.decline])
    await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible()
})

test('the author of a proposal waits, and can’t agree for the other', async () => {
  shows({ ...tom, proposed: agreedPlan })
  await openPart(<TwoHomes memberId={tom.memberId} />, asParent)
  await expect.element(page.getByText(text.waiting('Ben'))).toBeVisible()
  await expect.element(page.getByRole('button', { name: text.agree })).not.toBeInTheDocument()
})

test('the days have dates and initials, with full names beside, and follow an exception', async () => {
  await page.viewport(320, 800)
  const exceptions = [{ from: '2099-03-18', until: '2099-03-18', home: 2 } as const]
  const names = [
    { ...anna, firstName: 'Antonia-Josefine' },
    { ...ben, firstName: 'Alexandrina' },
  ]
  const agreed = { ...agreedPlan, firstDay: '2099-03-16', exceptions }
  shows({ ...tom, guardians: names, agreed })
  await openPart(
    <>
      <h2>Tom</h2>
      <TwoHomes memberId={tom.memberId} />
    </>,
    asParent,
  )
  await expect.element(page.getByText('Antonia-Josefine (me)')).toBeVisible()
  await expect
    .element(page.getByText(formatFor('en').days('2099-03-16', '2099-03-22')))
    .toBeVisible()
  const cell = (day: string, who: string) =>
    page.getByRole('cell', { name: text.dayWith(formatFor('en').dayOf(day, 'UTC'), who) })
  await expect.element(cell('2099-03-17', text.me).getByText('An', { exact: true })).toBeVisible()
  const exception = cell('2099-03-18', 'Alexandrina')
  await expect.element(exception.getByText('Al', { exact: true })).toBeVisible()
  await expectAccessible()
})

test('names this week and the next, and marks today', async () => {
  shows({ ...tom, agreed: agreedPlan })
  await openPart(<TwoHomes memberId={tom.memberId} />, asParent)
  await expect.element(page.getByText(text.thisWeek)).toBeVisible()
  await expect.element(page.getByText(text.nextWeek)).toBeVisible()
  const today = String(Number(dayInZone(new Date(), 'Europe/Madrid').slice(8)))
  expect(document.querySelector('[aria-current="date"]')?.textContent).toContain(today)
})

test('the child reads the plan but can’t change it', async () => {
  shows(byTom)
  await openPart(<TwoHomes memberId={tom.memberId} />, asTom)
  await expect.element(page.getByText(/^You’re with (?:Anna|Ben)$/)).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test.each([
  ['with me', '2026-03-18T16:00:00Z', text.todayMe('Tom')],
  ['with the other', '2026-03-25T17:00:00Z', text.today('Tom', 'Ben')],
  ['handed over at it', '2026-03-23T16:30:00Z', text.youBring('Tom', 'Ben')],
  ['handed over to me at it', '2026-03-30T15:30:00Z', text.youFetch('Tom', 'Ben')],
  ['handed over after it', '2026-03-23T13:00:00Z', text.handOver('18:00')],
])('an event says if the child is %s', async (_, startsAt, says) => {
  shows({ ...tom, agreed: agreedPlan })
  const endsAt = new Date(Date.parse(startsAt) + 90 * 60_000).toISOString()
  await openPart(<HomeLine memberId={tom.memberId} event={{ startsAt, endsAt }} />, asParent)
  await expect.element(page.getByText(says, { exact: false })).toBeVisible()
})

test('tells the child who brings and fetches', async () => {
  shows(byTom)
  const event = { startsAt: '2026-03-23T16:30:00Z', endsAt: '2026-03-23T18:00:00Z' }
  await openPart(<HomeLine memberId={tom.memberId} event={event} />, asTom)
  await expect
    .element(page.getByText(text.selfBrought('Anna', 'Ben'), { exact: false }))
    .toBeVisible()
})
