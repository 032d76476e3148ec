import { contract } from '@touchline/contract/contract'
import { clubCalendar as text } from '@touchline/text/events/club/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { SeasonPlanDialog } from './season-plan-dialog.tsx'

const clubId = example(contract.clubs.get).club.id

test('refuses a plan for days in the wrong order, with the reason at the field', async () => {
  await openDialog((onClose) => (
    <SeasonPlanDialog
      clubId={clubId}
      teamIds={[clubId]}
      initial={{ from: '2026-03-01', to: '2026-06-30' }}
      onClose={onClose}
    />
  ))
  await expect.element(page.getByText(text.plan.ofTeams(1))).toBeVisible()
  await expectAccessible()
  await userEvent.fill(page.getByLabelText(text.lastDay), '2026-02-01')
  await press(page.getByRole('button', { name: text.plan.save }))
  await expect.element(page.getByText(text.plan.wrongDays)).toBeVisible()
  expect(server.sentTo(contract.events.exportSeasonPlan)).toEqual([])
})
