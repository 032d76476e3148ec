import { measure, median, secondsOfOne, type Ask, type Measured } from './load.ts'
import { acrossTeams, messageOf } from './talk.ts'
import type { World } from './world.ts'

interface Scenario {
  readonly name: string
  readonly next: () => Ask
  /** How many ask at once, where not one and 32. */
  readonly connections?: readonly number[]
}

interface Effort {
  readonly rounds: number
  readonly seconds: number
  /** Only the rows whose name holds this. */
  readonly wanted?: string | undefined
}

/** A round in which hardly anything is answered says nothing: a slow answer gets time for so many. */
const answersInTurn = 5

/** A line for each thing that is asked often: ours and bare in turn, medians and their ratios. */
export async function printRows(world: World, effort: Effort): Promise<void> {
  const { rounds, seconds } = effort
  console.info(`medians of ${rounds} rounds of ${seconds} s, ours and bare in turn; times in ms\n`)
  console.info(
    '| what | connections | ours/s | bare/s | ours p50 | bare p50 | ours p99 | bare p99 | time ratio p50 | p99 |',
  )
  console.info('|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|')
  for (const scenario of scenariosOf(world).filter(({ name }) =>
    name.includes(effort.wanted ?? ''),
  ))
    for (const connections of scenario.connections ?? [1, 32])
      console.info(await row(world, scenario, { ...effort, connections }))
}

async function row(
  world: World,
  { name, next }: Scenario,
  { connections, rounds, seconds: least }: Effort & { readonly connections: number },
): Promise<string> {
  const ours: Measured[] = []
  const bare: Measured[] = []
  const once = { token: world.token, next, connections }
  const slowest = Math.max(
    await secondsOfOne({ ...once, address: world.ours.address }),
    await secondsOfOne({ ...once, address: world.bare.address }),
  )
  const load = { ...once, seconds: Math.max(least, Math.ceil(answersInTurn * slowest)) }
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await measure({ ...load, address: world.ours.address }))
    bare.push(await measure({ ...load, address: world.bare.address }))
  }
  const of = (all: readonly Measured[], figure: keyof Measured): number =>
    median(all.map((one) => one[figure]))
  const perSecond = [of(ours, 'perSecond'), of(bare, 'perSecond')] as const
  const timeRatio = perSecond[1] / perSecond[0]
  const p99Ratio = of(ours, 'p99') / of(bare, 'p99')
  const cells = [
    ...perSecond.map((value) => value.toFixed(0)),
    ...[of(ours, 'p50'), of(bare, 'p50'), of(ours, 'p99'), of(bare, 'p99')].map((value) =>
      value.toFixed(1),
    ),
    timeRatio.toFixed(2),
    p99Ratio.toFixed(2),
  ]
  return `| ${name} | ${connections} | ${cells.join(' | ')} |`
}

function scenariosOf({ seeded, authors, email, password }: World): Scenario[] {
  const { teamId, largeTeamId, eventIds, memberIds, from, to, feed } = seeded
  const team = `/rest/v1/teams/${teamId}`
  let asked = 0
  const nextAuthor = inTurn(acrossTeams(authors))
  // Team by team: as good as all who write at once wait for each other's turn.
  const nextOfTeam = inTurn(authors.toSorted((a, b) => a.teamId.localeCompare(b.teamId)))
  return [
    {
      name: 'month view',
      next: () => ({ method: 'GET', path: `${team}/events?from=${from}&to=${to}&limit=200` }),
    },
    {
      name: 'answer',
      next: () => {
        asked += 1
        const eventId = eventIds[asked % eventIds.length] ?? ''
        const memberId = memberIds[Math.floor(asked / 7) % memberIds.length] ?? ''
        const answer = asked % 2 === 0 ? 'going' : 'not_going'
        return {
          method: 'PUT',
          path: `${team}/events/${eventId}/answers/${memberId}`,
          body: JSON.stringify({ answer, comment: `n ${asked}` }),
        }
      },
    },
    { name: 'message', next: () => messageOf(nextAuthor()) },
    { name: 'message, into one conversation', next: () => messageOf(nextOfTeam()) },
    {
      name: 'member list of 500',
      next: () => ({ method: 'GET', path: `/rest/v1/teams/${largeTeamId}/members?limit=500` }),
    },
    {
      name: 'feed of 2,000 events',
      next: () => ({ method: 'GET', path: feed }),
      // Each takes a processor for a while: of more at once the server sends some away.
      connections: [1, 4],
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

function inTurn<T>(all: readonly T[]): () => T {
  let turn = 0
  return () => {
    turn += 1
    const one = all[turn % all.length]
    if (one === undefined) throw new Error('nobody is there')
    return one
  }
}
