import type { RollOverPlan } from '@touchline/contract/clubs/shapes/roll-over'
import { contract } from '@touchline/contract/contract'
import { rollOver as text } from '@touchline/text/clubs/roll-over/en'
import { wire } from '@touchline/text/wire/en'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example, first } from '#web/testing/endpoint.ts'
import { expectDisabled, expectRefused, expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { PlanForm } from './plan-form.tsx'
import { useRollOverForm } from './use-roll-over-form.ts'

const clubId = example(contract.clubs.get).club.id
const id = (place: number) => `019cebf5-0f00-7000-8000-0000000000${place}`
const teams = [
  { id: id(10), name: 'Under 12', ageGroup: 'u12', memberCount: 2 },
  { id: id(11), name: 'Under 14', ageGroup: 'u14', memberCount: 0 },
]
const [leo, mia] = [
  { ...person(20, 'Leo'), toTeamId: id(11), outcome: 'moves' as const },
  { ...person(21, 'Mia'), toTeamId: id(10), outcome: 'fits' as const },
]
const plan: RollOverPlan = {
  ...example(contract.clubs.planRollOver),
  cutOff: '2027-01-01',
  teams,
  people: [leo, mia],
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('alertdialog')

function person(place: number, firstName: string) {
  const one = first(example(contract.clubs.planRollOver).people)
  return { ...one, memberId: id(place), firstName, fromTeamId: id(10), alsoIn: [] }
}

async function open(answer = plan): Promise<void> {
  server.answers(contract.clubs.planRollOver, answer)
  await openPart(<Page />)
}

function Page() {
  const form = useRollOverForm(clubId)
  return form.plan.data && <PlanForm plan={form.plan.data} form={form} />
}

/** Confirms the question about this many people. */
async function move(count: number): Promise<void> {
  await press(button(text.move(count)))
  await press(dialog.getByRole('button', { name: text.move(count) }))
}

describe('moving members to the teams of the next season', () => {
  test('counts who moves and who stays, and is accessible in both themes', async () => {
    await open()
    await expectSaid(text.counts.moves(1))
    await expectSaid(text.counts.stays(1))
    await expectSaid(text.membersBecome(2, 1))
    await expectAccessible()
  })

  test('asks first; Escape moves no one', async () => {
    await open()
    await press(button(text.move(1)))
    await expect.element(dialog).toHaveAccessibleName(text.moveTitle(1))
    await expectAccessible()
    await userEvent.keyboard('{Escape}')
    await expect.element(button(text.move(1))).toHaveFocus()
    expect(server.sentTo(contract.clubs.rollOver)).toEqual([])
  })

  test('sends the day and the moves', async () => {
    server.answers(contract.clubs.rollOver, { ...example(contract.clubs.rollOver), movedCount: 1 })
    await open()
    await move(1)
    await expectSaid(text.moved(1))
    await expect
      .poll(() => server.sentTo(contract.clubs.rollOver))
      .toEqual([
        {
          clubId,
          cutOff: '2027-01-01',
          moves: [{ memberId: leo.memberId, fromTeamId: id(10), toTeamId: id(11) }],
        },
      ])
  })

  test('a chosen team wins, for people who would stay or move', async () => {
    server.answers(contract.clubs.rollOver)
    await open()
    await press(button(text.otherStays(1)))
    await fillIn({ [text.whereTo('Mia Torres')]: 'Under 14' })
    await expectSaid(text.counts.moves(2))
    await fillIn({ [text.whereTo('Leo Torres')]: text.staysHere('Under 12') })
    await expectSaid(text.counts.moves(1))
    await move(1)
    await expect
      .poll(() => server.sentTo(contract.clubs.rollOver)[0]?.moves)
      .toEqual([{ memberId: mia.memberId, fromTeamId: id(10), toTeamId: id(11) }])
  })

  test('another cut-off day loads another plan', async () => {
    await open()
    await fillIn({ [text.cutOff]: '2026-08-01' })
    await expect
      .poll(() => server.sentTo(contract.clubs.planRollOver).at(-1)?.cutOff)
      .toBe('2026-08-01')
  })

  test('reports a missing day at field and button', async () => {
    await open()
    await fillIn({ [text.cutOff]: '' })
    await expectRefused(text.cutOff, text.cutOffWrong)
    await expectDisabled(button(text.move(1)), text.cutOffWrong)
  })

  test('says visibly why no one can be moved', async () => {
    await open({ ...plan, people: [mia] })
    await expectDisabled(button(text.move(0)), text.noChange)
  })

  test.each([
    ['changed_meanwhile', text.changed],
    ['already_member', text.thereAlready],
    ['not_allowed', wire.errors.not_allowed],
  ] as const)('says why no one was moved and keeps the choices: %s', async (code, says) => {
    server.refuses(contract.clubs.rollOver, code)
    await open()
    await fillIn({ [text.whereTo('Leo Torres')]: 'Under 14' })
    await move(1)
    await expectSaid(says)
    await expect.element(button(text.move(1))).toBeVisible()
  })
})
