import { processCpuTime, processTreeCpuTime } from './cpu.ts'
import {
  measure,
  median,
  secondsPerRequest,
  type ScenarioRequest,
  type Measurement,
} from './load.ts'
import { interleaveTeams, messageOf } from './talk.ts'
import type { World } from './world.ts'

interface Scenario {
  readonly name: string
  readonly next: () => ScenarioRequest
  /** Concurrency, other than one and 32. */
  readonly connections?: readonly number[]
  /** Whether the bare process has this scenario too. */
  readonly hasBare?: boolean
}

interface Effort {
  readonly rounds: number
  readonly seconds: number
  /** Only rows with this in their name. */
  readonly wanted?: string | undefined
}

/** A round with few responses has no significance: slow scenarios get time for this many. */
const answersInTurn = 5

/** A line for each frequent request: ours and the bare statement, alternating. */
export async function printRows(world: World, effort: Effort): Promise<void> {
  const { rounds, seconds } = effort
  console.info(
    `medians of ${rounds} rounds of ${seconds} s, ours and one statement in turn; times in ms\n`,
  )
  console.info(
    '| what | connections | ours/s | one statement/s | ours / one | ours p50 / p99 | one | CPU ms, node + PostgreSQL: ours | one |',
  )
  console.info('|---|--:|--:|--:|--:|--:|--:|--:|--:|')
  for (const scenario of groupScenarios(world).filter(({ name }) =>
    name.includes(effort.wanted ?? ''),
  ))
    for (const connections of scenario.connections ?? [1, 32])
      console.info(await row(world, scenario, { ...effort, connections }))
}

async function row(
  world: World,
  { name, next, hasBare = true }: Scenario,
  { connections, rounds, seconds: minSeconds }: Effort & { readonly connections: number },
): Promise<string> {
  const options = { token: world.token, next, connections }
  const sides = hasBare ? [world.ours, world.bare] : [world.ours]
  const times: number[] = []
  for (const { address } of sides) times.push(await secondsPerRequest({ ...options, address }))
  const seconds = Math.max(minSeconds, Math.ceil(answersInTurn * Math.max(...times)))
  const measured = sides.map((side) => ({ side, all: new Array<Effortful>() }))
  for (let round = 0; round < rounds; round += 1)
    for (const { side, all } of measured)
      all.push(await withCpu(world, side, { ...options, seconds, address: side.address }))

  const [ours, bare] = measured.map(({ all }) => mediansOf(all))
  const ratio = bare && ours ? ours.perSecond / bare.perSecond : undefined
  const cells = [
    ...[ours, bare].map((one) => one?.perSecond.toFixed(0)),
    ratio?.toFixed(2),
    ...[ours, bare].map((one) => one && `${one.p50.toFixed(1)} / ${one.p99.toFixed(1)}`),
    ...[ours, bare].map((one) => one && `${one.node.toFixed(2)} + ${one.postgres.toFixed(2)}`),
  ].map((cell) => cell ?? '–')
  return `| ${name} | ${connections} | ${cells.join(' | ')} |`
}

/** With CPU milliseconds per request. */
interface Effortful extends Measurement {
  readonly node: number
  readonly postgres: number
}

async function withCpu(
  { databasePid }: World,
  { pid }: World['ours'],
  load: Parameters<typeof measure>[0],
): Promise<Effortful> {
  const before = { node: processCpuTime(pid), postgres: processTreeCpuTime(databasePid) }
  const measured = await measure(load)
  return {
    ...measured,
    node: (processCpuTime(pid) - before.node) / measured.requests,
    postgres: (processTreeCpuTime(databasePid) - before.postgres) / measured.requests,
  }
}

function mediansOf(all: readonly Effortful[]): Effortful {
  const of = (figure: keyof Effortful): number => median(all.map((one) => one[figure]))
  return {
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    requests: of('requests'),
    node: of('node'),
    postgres: of('postgres'),
  }
}

export function groupScenarios({ seeded, authors, email, password }: World): Scenario[] {
  const { teamId, largeTeamId, eventIds, memberIds, from, to, feed } = seeded
  const team = `/rest/v1/teams/${teamId}`
  const large = `/rest/v1/teams/${largeTeamId}`
  let asked = 0
  const nextAuthor = inTurn(interleaveTeams(authors))
  // Sorted by team: most concurrent writers then wait for the same locks.
  const nextOfTeam = inTurn(authors.toSorted((a, b) => a.teamId.localeCompare(b.teamId)))
  const get = (path: string) => (): ScenarioRequest => ({ method: 'GET', path })
  return [
    { name: 'event page', next: get(`${team}/events/${eventIds[0] ?? ''}`) },
    { name: 'month', next: get(`${team}/events?from=${from}&to=${to}&limit=200`) },
    { name: '200 events', next: get(`${large}/events?${days(-30, 31)}&limit=200`) },
    { name: 'members page of 50', next: get(`${large}/members?limit=50`) },
    { name: 'members, 500', next: get(`${large}/members?limit=500`) },
    {
      name: 'answer',
      next: () => {
        asked += 1
        const eventId = eventIds[asked % eventIds.length] ?? ''
        const memberId = memberIds[Math.floor(asked / 7) % memberIds.length] ?? ''
        const answer = asked % 2 === 0 ? 'going' : 'not_going'
        return {
          method: 'PUT',
          path: `${team}/events/${eventId}/answers`,
          body: JSON.stringify({ answers: [{ memberId, answer, comment: `n ${asked}` }] }),
        }
      },
    },
    { name: 'message', next: () => messageOf(nextAuthor()) },
    { name: 'message, into one conversation', next: () => messageOf(nextOfTeam()) },
    {
      name: 'feed of 2,000 events',
      next: get(feed),
      // Each uses a core for a while: with more at once the server would reject some.
      connections: [1, 4],
      hasBare: false,
    },
    {
      name: 'sign-in',
      next: () => ({
        method: 'POST',
        path: '/auth/v1/token?grant_type=password',
        body: JSON.stringify({ email, password }),
      }),
    },
  ]
}

/** The days between two offsets from today. */
function days(from: number, to: number): string {
  const day = (at: number) => new Date(Date.now() + at * 86_400_000).toISOString().slice(0, 10)
  return `from=${day(from)}&to=${day(to)}`
}

function inTurn<T>(all: readonly T[]): () => T {
  let turn = 0
  return () => {
    turn += 1
    const one = all[turn % all.length]
    if (one === undefined) throw new Error('nobody is there')
    return one
  }
}
