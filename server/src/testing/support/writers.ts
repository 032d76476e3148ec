import { setTimeout as pause } from 'node:timers/promises'

import { z } from 'zod'

import { read, send, signUp, type TestWrite, type Visitor } from './asking.ts'
import { aTalk, type Talk } from './writers-talk.ts'

/** A coach who writes as fast as responses come, and records what was acknowledged. */
export interface Coach {
  readonly visitor: Visitor
  readonly talk: Talk
  readonly acknowledged: readonly TestWrite[]
  /** Sent without a response. */
  readonly open: readonly TestWrite[]
  /** How often the server asked to wait. */
  readonly refused: number
  /** Writes until told to stop, or until the connection breaks. */
  write(): Promise<void>
  stop(): void
  /** Repeats unanswered writes with the same keys. */
  repeat(): Promise<void>
  /** All texts in the data now. */
  words(): Promise<string[]>
}

const made = z.object({ id: z.string() })
const rowsOfList = 5

export async function aCoach(address: string): Promise<Coach> {
  const visitor = await signUp(address)
  const places = await aTeamWithEvent(visitor)
  const acknowledged: TestWrite[] = []
  const open = new Set<TestWrite>()
  let refused = 0
  let isOver = false

  async function act(deed: TestWrite): Promise<void> {
    open.add(deed)
    const response = await send(visitor, deed)
    await response.text()
    if (response.ok) {
      acknowledged.push(deed)
      open.delete(deed)
    } else if (response.status === 503) {
      refused += 1
      await pause(50)
      if (!isOver) await act(deed)
    } else throw new Error(`${deed.method} ${deed.path}: ${response.status}`)
  }

  async function writeAll(kind: (n: number) => Promise<TestWrite>): Promise<void> {
    for (let n = 1; !isOver; n += 1) {
      const deed = await kind(n).catch(() => undefined)
      if (deed === undefined) await pause(50)
      else await act(deed).catch(endUnlessCut)
    }
  }

  /** A broken connection is expected here. */
  function endUnlessCut(error: unknown): void {
    isOver = true
    if (!(error instanceof TypeError)) throw error
  }

  return {
    visitor,
    talk: places.talk,
    acknowledged,
    get open() {
      return [...open]
    },
    get refused() {
      return refused
    },
    async write() {
      isOver = false
      await Promise.all(kindsOf(visitor, places).map(writeAll))
    },
    stop() {
      isOver = true
    },
    async repeat() {
      for (const deed of open) await act(deed)
    },
    words: () => wordsIn(visitor, places),
  }
}

interface Places {
  readonly teamId: string
  readonly memberId: string
  readonly eventId: string
  /** Lists are imported into a separate team, because a preview expires when the roster changes. */
  readonly listTeamId: string
  readonly talk: Talk
}

async function aTeamWithEvent(visitor: Visitor): Promise<Places> {
  const team = { sport: 'football', ageGroup: 'U12' }
  const make = <T>(path: string, body: object, shape: z.ZodType<T>) =>
    read(visitor, { method: 'POST', path, body }, shape)
  const page = z.object({ team: made })
  const { team: first } = await make('/teams', { ...team, name: 'First' }, page)
  const { team: second } = await make('/teams', { ...team, name: 'Second' }, page)
  const { member } = await make(
    `/teams/${first.id}/members`,
    { firstName: 'Nina', lastName: 'Ruiz' },
    z.object({ member: made }),
  )
  const { event } = await make(
    `/teams/${first.id}/events`,
    { type: 'practice', title: 'Practice', date: inAYear() },
    z.object({ event: made }),
  )
  return {
    teamId: first.id,
    memberId: member.id,
    eventId: event.id,
    listTeamId: second.id,
    talk: await aTalk(visitor, first.id),
  }
}

function inAYear(): string {
  return new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10)
}

function kindsOf(visitor: Visitor, places: Places): ((n: number) => Promise<TestWrite>)[] {
  const round = crypto.randomUUID().slice(0, 8)
  const key = () => crypto.randomUUID()
  const event = `/teams/${places.teamId}/events/${places.eventId}`
  return [
    async (n) => ({
      method: 'POST',
      path: '/teams',
      body: { name: `team ${round} ${n}`, sport: 'football', ageGroup: 'U12' },
      key: key(),
      words: [`team ${round} ${n}`],
    }),
    async (n) => ({
      method: 'POST',
      path: `/teams/${places.teamId}/members`,
      body: { firstName: `member ${round} ${n}`, lastName: 'Gil' },
      key: key(),
      words: [`member ${round} ${n}`],
    }),
    async (n) => ({
      method: 'PUT',
      path: `${event}/answers`,
      body: {
        answers: [
          {
            memberId: places.memberId,
            answer: n % 2 === 0 ? 'going' : 'not_going',
            comment: `answer ${round} ${n}`,
          },
        ],
      },
      key: key(),
      words: [`answer ${round} ${n}`],
    }),
    (n) => aList(visitor, places.listTeamId, `row ${round} ${n}`),
    // Without a key: the client id of a message is enough.
    ...places.talk.kinds,
  ]
}

async function aList(visitor: Visitor, teamId: string, name: string): Promise<TestWrite> {
  const path = `/teams/${teamId}/roster-imports`
  const names = Array.from({ length: rowsOfList }, (_, row) => `${name} ${row}`)
  const content = { text: ['First name,Last name', ...names.map((one) => `${one},Gil`)].join('\n') }
  const body = await read(
    visitor,
    { method: 'POST', path: `${path}/preview`, body: { content } },
    z.object({ fingerprint: z.string(), importSessionId: z.string() }),
  )
  return { method: 'POST', path, body, key: crypto.randomUUID(), words: names }
}

async function wordsIn(visitor: Visitor, places: Places): Promise<string[]> {
  const { teams } = await read(
    visitor,
    { method: 'GET', path: '/me/teams' },
    z.object({ teams: z.array(z.object({ name: z.string() })) }),
  )
  const members = await Promise.all(
    [places.teamId, places.listTeamId].map((teamId) => firstNames(visitor, teamId)),
  )
  const path = `/teams/${places.teamId}/events/${places.eventId}/answers/${places.memberId}/history`
  const { answers } = await read(
    visitor,
    { method: 'GET', path },
    z.object({ answers: z.array(z.object({ comment: z.string().nullable() })) }),
  )
  return [
    ...teams.map(({ name }) => name),
    ...members.flat(),
    ...answers.map(({ comment }) => comment ?? ''),
    ...(await places.talk.clientIds()),
  ]
}

async function firstNames(visitor: Visitor, teamId: string): Promise<string[]> {
  const shape = z.object({
    members: z.array(z.object({ firstName: z.string() })),
    nextCursor: z.string().nullable(),
  })
  const names: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: string = cursor === '' ? '' : `?cursor=${encodeURIComponent(cursor)}`
    const page: z.infer<typeof shape> = await read(
      visitor,
      { method: 'GET', path: `/teams/${teamId}/members${query}` },
      shape,
    )
    names.push(...page.members.map(({ firstName }) => firstName))
    cursor = page.nextCursor
  }
  return names
}
