import { teams } from '@touchline/text/teams/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'

import { SectionMenu } from './section-menu.tsx'

const cashBox = page.getByRole('link', { name: teams.settings.cashBox })

async function open(change: { ageGroup: string; hasCashBox: boolean }) {
  const shown = teamOf('admin')
  const { ageGroup, hasCashBox } = change
  const team = { ...shown, team: { ...shown.team, ageGroup }, hasCashBox }
  await openPart(<SectionMenu current="edit" />, { as: 'admin', team })
}

test('a team of minors is offered no cash box', async () => {
  await open({ ageGroup: 'U12', hasCashBox: false })
  await expect.element(page.getByRole('navigation')).toBeVisible()
  await expect.element(cashBox).not.toBeInTheDocument()
})

test('a team that has become one of minors can still turn its cash box off', async () => {
  await open({ ageGroup: 'U12', hasCashBox: true })
  await expect.element(cashBox).toBeVisible()
})
