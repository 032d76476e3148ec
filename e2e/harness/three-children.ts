import type { BrowserContext } from '@playwright/test'

import { aFee, openCollection, takePayments } from './collections.ts'
import { come } from './screens.ts'
import { makeAccount } from './signed-in.ts'
import { type Send, sender, wordIn } from './wire.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** The Lions of Ben and Mia practise tomorrow and in three days, the Tigers of Tom in two. */
const families = { lions: ['Ben', 'Mia'], tigers: ['Tom'] } as const

/**
 * A mother of three in two teams, in this browser, with an open fee; returns the teams and their
 * coach.
 */
export async function motherOfThree(context: BrowserContext, address: string) {
  const { send: coach } = await makeAccount(address, {
    firstName: 'Carla',
    lastName: 'Coach',
  }).then(({ session }) => ({ send: sender(address, session) }))
  const {
    send: mother,
    email,
    speak,
  } = await come(context, address, {
    firstName: 'Marta',
    lastName: 'Gil',
  })
  const lions = await aTeamOf(coach, 'Lions U12')
  const tigers = await aTeamOf(coach, 'Tigers U9')
  for (const name of families.lions) await joins({ coach, mother }, lions, name)
  for (const name of families.tigers) await joins({ coach, mother }, tigers, name)
  await practice(coach, lions, { title: 'Passing', date: inDays(1) })
  await practice(coach, tigers, { title: 'Dribbling', date: inDays(2) })
  await practice(coach, lions, { title: 'Shooting', date: inDays(3) })
  await owes({ coach, mother }, lions, email)
  return { coach, mother, lions, tigers, email, speak }
}

async function aTeamOf(coach: Send, name: string): Promise<string> {
  const body = { name, sport: 'football', ageGroup: 'U12', country: 'ES', color: '#1f5f3f' }
  return wordIn(await coach({ method: 'POST', path: '/rest/v1/teams', body }), 'team', 'id')
}

async function joins(
  { coach, mother }: { readonly coach: Send; readonly mother: Send },
  teamId: string,
  firstName: string,
): Promise<void> {
  const path = `/rest/v1/teams/${teamId}`
  const value = wordIn(await coach({ method: 'GET', path: `${path}/join-link` }), 'code')
  const child = { firstName, lastName: 'Gil', dateOfBirth: '2016-02-03' }
  const who = { kind: 'parent', firstName: 'Marta', lastName: 'Gil', role: 'mother', child }
  const body = { key: { kind: 'code', value }, who }
  const response = await mother({ method: 'POST', path: `${path}/join`, body })
  const request = `${path}/join-requests/${wordIn(response, 'requestId')}`
  await coach({ method: 'POST', path: `${request}/decide`, body: { approve: true } })
}

async function practice(coach: Send, teamId: string, event: { title: string; date: string }) {
  const times = { startTime: '17:30', endTime: '19:00', location: 'North Field' }
  const body = { type: 'practice', ...times, ...event }
  await coach({ method: 'POST', path: `/rest/v1/teams/${teamId}/events`, body })
}

/** A fee of 40 euros for the season. */
async function owes(
  { coach, mother }: { readonly coach: Send; readonly mother: Send },
  teamId: string,
  email: string,
): Promise<void> {
  await takePayments(coach, teamId)
  const fee = aFee('Child', 4000)
  const form = await openCollection(coach, teamId, {
    kind: 'membership',
    name: 'Season fee',
    fees: [fee],
  })
  const person = { firstName: 'Marta', lastName: 'Gil' }
  const body = {
    key: form.split('/').at(-1),
    clientId: crypto.randomUUID(),
    payer: { ...person, email, language: 'en' },
    lines: [{ ...person, feeId: fee.id }],
    paymentOption: 'offline',
    request: null,
  }
  await mother({ method: 'POST', path: '/rest/v1/collection-form', body })
}
