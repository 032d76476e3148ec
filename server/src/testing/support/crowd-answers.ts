import { eventPage, type EventPage } from '@touchline/contract/events/shapes/event'
import { answersResult, type AnswersResult } from '@touchline/contract/events/shapes/requests'
import { z } from 'zod'

import { read, send } from './asking.ts'
import type { Crowd, Person } from './crowd.ts'

/** The processes that serve the crowd's requests. */
export interface Rush {
  readonly addresses: readonly string[]
  readonly crowd: Crowd
  readonly eventId: string
}

/** One person's response. */
export interface NotifiedPerson {
  readonly person: Person
  readonly status: number
  readonly code: string | undefined
  readonly answer: AnswersResult | undefined
  readonly ms: number
}

const refusal = z.object({ code: z.string() })

/** An event of the crowd's team, in a year, with limited places. */
export async function anEventOf(
  { addresses: [address = ''], crowd }: Omit<Rush, 'eventId'>,
  places: number,
): Promise<string> {
  const date = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10)
  const { event } = await read(
    { address, token: crowd.coach.token },
    {
      method: 'POST',
      path: `/teams/${crowd.teamId}/events`,
      body: { type: 'practice', title: 'Practice', date, places },
    },
    z.object({ event: z.object({ id: z.string() }) }),
  )
  return event.id
}

/** Everyone answers yes at the same moment, spread over the processes. */
export function everyoneSaysYes(
  rush: Rush,
  people: readonly Person[] = rush.crowd.players,
): Promise<NotifiedPerson[]> {
  const { addresses } = rush
  return Promise.all(
    people.map((person, place) => sayYes(rush, person, addresses[place % addresses.length] ?? '')),
  )
}

/** A person uses the same key at every process: repeating is the same answer. */
async function sayYes(
  { crowd, eventId }: Rush,
  person: Person,
  address: string,
): Promise<NotifiedPerson> {
  const began = performance.now()
  const path = `/teams/${crowd.teamId}/events/${eventId}/answers`
  const body = { answers: [{ memberId: person.memberId, answer: 'going' }] }
  const key = `yes-${eventId}-${person.memberId}`
  const ask = () => send({ address, token: person.token }, { method: 'PUT', path, body, key })
  // An idle connection may close when reused: like browsers, try again.
  const response = await ask().catch(ask)
  const json: unknown = await response.json()
  return {
    person,
    status: response.status,
    code: refusal.safeParse(json).data?.code,
    answer: answersResult.safeParse(json).data,
    ms: performance.now() - began,
  }
}

/** Reads the event repeatedly while something happens; every reading must be consistent. */
export async function whileLooking<T>(
  { addresses, crowd, eventId }: Rush,
  event: { readonly places: number; readonly meanwhile: Promise<T> },
): Promise<{ readonly result: T; readonly looks: number; readonly wrong: readonly string[] }> {
  let isOver = false
  const ended = event.meanwhile.finally(() => (isOver = true))
  const wrong: string[] = []
  let looks = 0
  const path = `/teams/${crowd.teamId}/events/${eventId}`
  for (; !isOver; looks += 1) {
    const address = addresses[looks % addresses.length] ?? ''
    const page = await read(
      { address, token: crowd.coach.token },
      { method: 'GET', path },
      eventPage,
    )
    wrong.push(...wrongIn(page, event.places))
  }
  return { result: await ended, looks, wrong }
}

/** The inconsistencies in one reading of an event. */
function wrongIn({ answers, counts }: EventPage, places: number): string[] {
  const yes = answers.filter(({ answer }) => answer === 'going')
  const line = yes.flatMap(({ waiting }) => (waiting === null ? [] : [waiting]))
  const inside = yes.length - line.length
  return [
    ...(inside > places ? [`${inside} are in`] : []),
    ...(line.length > 0 && inside < places ? [`${line.length} wait for an empty place`] : []),
    ...(line.toSorted((a, b) => a - b).every((one, index) => one === index + 1)
      ? []
      : ['the line has a gap']),
    ...(counts.going === inside && counts.waiting === line.length
      ? []
      : ['the counts are others than the people']),
  ]
}
