import type { Browser, Page } from '@playwright/test'

import { enter, makeAccount } from './signed-in.ts'
import { type Send, sender, wordIn } from './wire.ts'

const teamFields = {
  name: 'Corbeaux U12',
  sport: 'football',
  ageGroup: 'U12',
  country: 'ES',
  timeZone: 'Europe/Madrid',
}

/** A team with a coach, and a mother who joins with her child, known to the coach. */
export async function aTeam(address: string) {
  const coach = await makeAccount(address, { firstName: 'Eva', lastName: 'Blanc' })
  const mother = await makeAccount(address, { firstName: 'Marta', lastName: 'Gil' })
  const send = sender(address, coach.session)
  const made = await send({ method: 'POST', path: '/rest/v1/teams', body: teamFields })
  const teamId = wordIn(made, 'team', 'id')
  const path = `/rest/v1/teams/${teamId}`
  const code = wordIn(await send({ method: 'GET', path: `${path}/join-link` }), 'code')
  const request = await joinsWithChild(sender(address, mother.session), path, code)
  await send({
    method: 'POST',
    path: `${path}/join-requests/${request}/decide`,
    body: { approve: true },
  })
  return { teamId, coach: coach.session, mother: mother.session }
}

async function joinsWithChild(send: Send, path: string, code: string): Promise<string> {
  const child = { firstName: 'Leo', lastName: 'Gil', dateOfBirth: '2016-02-03' }
  const who = { kind: 'parent', firstName: 'Marta', lastName: 'Gil', role: 'mother', child }
  const body = { key: { kind: 'code', value: code }, who }
  return wordIn(await send({ method: 'POST', path: `${path}/join`, body }), 'requestId')
}

export async function pageOf(
  browser: Browser,
  { address, session }: { address: string; session: string },
) {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 390, height: 844 },
  })
  await enter(context, session)
  return { context, page: await context.newPage() }
}

export async function say(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(words)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

/** The conversation's messages on screen. */
export const messageWith = (page: Page, words: string) =>
  page.getByRole('region', { name: /^Messages: / }).getByText(words, { exact: true })

export async function choose(page: Page, words: string, entry: string): Promise<void> {
  const line = page.locator('[data-seq]').filter({ hasText: words })
  await line.hover()
  await line.getByRole('button', { name: /^Options for .+ message$/ }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

/** An adult player of the team, approved by the coach. */
export async function aPlayer(
  address: string,
  { teamId, coach }: { teamId: string; coach: string },
) {
  const player = await makeAccount(address, { firstName: 'Nora', lastName: 'Lind' })
  const path = `/rest/v1/teams/${teamId}`
  const asCoach = sender(address, coach)
  const code = wordIn(await asCoach({ method: 'GET', path: `${path}/join-link` }), 'code')
  const who = { kind: 'player', firstName: 'Nora', lastName: 'Lind', dateOfBirth: '1999-01-01' }
  const body = { key: { kind: 'code', value: code }, who }
  const response = await sender(
    address,
    player.session,
  )({
    method: 'POST',
    path: `${path}/join`,
    body,
  })
  const approve = `${path}/join-requests/${wordIn(response, 'requestId')}/decide`
  await asCoach({ method: 'POST', path: approve, body: { approve: true } })
  return player.session
}
