import { contract } from '@touchline/contract/contract'
import { children } from '@touchline/text/children/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { formatFor } from '#web/platform/language/format.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveDialog } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { HomesDialog } from './homes-dialog.tsx'
import { agreedPlan, anna, ben, tom } from './testing/tom.ts'

const { homes: text } = children
const { proposeHomes } = contract.children
const key = { teamId: teamOf('player').team.id, memberId: tom.memberId }
const button = (name: string) => page.getByRole('button', { name, exact: true })

proveDialog('two homes', {
  open: () =>
    openDialog((onClose) => <HomesDialog child={tom} base={undefined} onClose={onClose} />),
  endpoint: proposeHomes,
  fillings: { [text.firstDay]: '2026-03-16', [text.handOverAt]: '17:30' },
  submit: text.send,
  sends: {
    ...key,
    plan: {
      guardianIds: [anna.id, ben.id],
      firstDay: '2026-03-16',
      days: [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2],
      handOverAt: '17:30',
      exceptions: [],
    },
    replaces: null,
  },
  refusals: [{ code: 'changed_meanwhile' }],
})

/** The Tuesday of a plan that begins later. */
const firstTuesday = '2099-03-17'

test('one tap changes a day, and exceptions are added', async () => {
  server.answers(proposeHomes)
  const base = { ...agreedPlan, firstDay: '2099-03-16' }
  await openDialog((onClose) => <HomesDialog child={tom} base={base} onClose={onClose} />)
  const tuesday = button(text.dayWith(formatFor('en').dayOf(firstTuesday, 'UTC'), text.me))
  await press(tuesday)
  await press(button(text.addException))
  await page.getByRole('textbox', { name: text.exceptionFrom }).fill('2099-04-02')
  await page.getByRole('textbox', { name: text.exceptionUntil }).fill('2099-04-05')
  await page.getByRole('radiogroup').getByText('Ben').click()
  await press(button(text.send))
  await expect
    .poll(() => server.sentTo(proposeHomes))
    .toMatchObject([
      {
        plan: {
          days: [1, 2, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2],
          exceptions: [{ from: '2099-04-02', until: '2099-04-05', home: 2 }],
        },
      },
    ])
})

test('shows problems next to the exceptions', async () => {
  await openDialog((onClose) => <HomesDialog child={tom} base={agreedPlan} onClose={onClose} />)
  await press(button(text.addException))
  await press(button(text.send))
  await expect.element(page.getByText(text.problems.day_required).first()).toBeVisible()
  await page.getByRole('textbox', { name: text.exceptionFrom }).fill('2099-04-05')
  await page.getByRole('textbox', { name: text.exceptionUntil }).fill('2099-04-02')
  await press(button(text.send))
  await expect.element(page.getByText(text.problems.exceptions_unclear)).toBeVisible()
  expect(server.sentTo(proposeHomes)).toEqual([])
})
