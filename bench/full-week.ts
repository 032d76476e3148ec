import { joinAsPlayer } from '../e2e/harness/players.ts'
import { makeAccount } from '../e2e/harness/signed-in.ts'
import { sender, wordIn } from '../e2e/harness/wire.ts'
import type { LargeTeam } from './team-of-500.ts'

/** Public pages opened through links. */
export interface Links {
  readonly join: string
  readonly answer: string
}

const days = 20
/** Polling for the email with the link: interval in ms, and attempts. */
const pause = 500
const maxLooks = 120

/** Adds a daily practice and a conversation, so that pages have content; returns links to both. */
export async function fillWeek(address: string, { teamId, session }: LargeTeam): Promise<Links> {
  const send = sender(address, session)
  const path = `/rest/v1/teams/${teamId}`
  const plan = async (day: number) => {
    const date = new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10)
    const body = { type: 'practice', title: 'Practice', date, startTime: '18:00', endTime: '19:30' }
    await send({ method: 'POST', path: `${path}/events`, body })
  }
  for (let day = 1; day <= days; day += 1) await plan(day)

  const name = { firstName: 'Luis', lastName: 'Gil' }
  const { email, session: own } = await makeAccount(address, name)
  const luis = sender(address, own)
  // With quiet hours on, his emails would wait until morning.
  await luis({ method: 'PATCH', path: '/rest/v1/me/preferences', body: { quietHours: false } })
  await joinAsPlayer({ send: luis, coach: send, path }, name)
  const message = { clientId: crypto.randomUUID(), words: 'See you on Saturday at ten.' }
  const talk = { audience: { kind: 'team' }, message }
  await send({ method: 'POST', path: `${path}/conversations`, body: talk })

  await plan(days + 1)
  const code = wordIn(await send({ method: 'GET', path: `${path}/join-link` }), 'code')
  return { join: `/team/${teamId}/join?code=${code}`, answer: await answerLinkOf(address, email) }
}

/** Read from the mailbox page of an installation without SMTP. */
async function answerLinkOf(address: string, email: string): Promise<string> {
  for (let looks = 0; looks < maxLooks; looks += 1) {
    const answer = await fetch(`${address}/rest/v1/mailbox?to=${encodeURIComponent(email)}`)
    const link = /\/answer\/[\w.-]+/.exec(await answer.text())?.[0]
    if (link !== undefined) return link
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  throw new Error('No letter with a link to answer by has come.')
}
