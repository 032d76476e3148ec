import { contract } from '@touchline/contract/contract'
import { websites as text } from '@touchline/text/websites/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { aWebsite, clubId, u12, u14 } from './testing/a-website.ts'
import { WebsiteSettings } from './website-settings.tsx'

const known = aWebsite({ isPublished: true })

function openWith(shownTeamIds: string[], hiddenTeamIds: string[]) {
  const settings = { ...known.settings, shownTeamIds, hiddenTeamIds }
  server.answers(contract.websites.ofClub, { ...known, settings })
  return openPart(<WebsiteSettings owner={{ clubId }} />)
}

test('a new team is named, shown by one press, and saved', async () => {
  await openWith([u12], [])
  await expect.element(page.getByText(text.newTeams('U14', 0))).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'U14' })).not.toBeChecked()
  await press(page.getByRole('button', { name: text.showTeams, exact: true }))
  await expect.element(page.getByRole('checkbox', { name: 'U14' })).toBeChecked()
  await expect.element(page.getByText(text.newTeams('U14', 0))).not.toBeInTheDocument()
  server.answers(contract.websites.saveOfClub, known)
  await press(page.getByRole('button', { name: text.save, exact: true }))
  await expect
    .poll(() => server.sentTo(contract.websites.saveOfClub).at(-1))
    .toMatchObject({ settings: { shownTeamIds: [u12, u14], hiddenTeamIds: [] } })
})

test('a team that was left out is not new any more', async () => {
  await openWith([u12], [u14])
  await expect.element(page.getByRole('checkbox', { name: 'U14' })).not.toBeChecked()
  await expect.element(page.getByText(text.newTeamsText)).not.toBeInTheDocument()
})
