import { type ColdVisit, type VisitOptions, withPhoneEmulation } from './cold-visit.ts'
import type { Links } from './full-week.ts'
import { median } from './load.ts'
import type { LargeTeam } from './team-of-500.ts'

/** Budgets for a first visit (issue 32): kB with headers, milliseconds. */
const budgets = {
  open: { requests: 14, kB: 180, paint: 1500 },
  ofTeam: { requests: 30, kB: 300, paint: 2500 },
} as const
const limits = { headers: 10, blocked: 200, shift: 0.05 }

/**
 * A page that opens receives the events of the last minute and reloads for them: right after
 * creating its team it would load everything twice.
 */
const oldEnough = 65_000

interface World {
  readonly address: string
  readonly team: LargeTeam
  readonly links: Links
  readonly rounds: number
}

/**
 * Measures each page on a 390 px phone with slow 4G and a quarter of this machine's speed, with
 * nothing cached.
 */
export async function measureColdPages({ address, team, links, rounds }: World): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, oldEnough))
  const home = `/team/${team.teamId}`
  const { session } = team
  const rows: [string, string | undefined][] = [
    ['/', undefined],
    ['/login', undefined],
    [links.join, undefined],
    [links.answer, undefined],
    [home, session],
    [`${home}/calendar`, session],
    [`${home}/members`, session],
  ]
  console.info(
    '| cold | requests | budget | kB | budget | headers kB | LCP ms | budget | TBT ms | CLS |',
  )
  console.info('|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|')
  await withPhoneEmulation(async (visit) => {
    for (const [path, who] of rows) {
      const visitOptions: VisitOptions = { url: address + path, session: who }
      const seen: ColdVisit[] = []
      for (let round = 0; round < rounds; round += 1) seen.push(await visit(visitOptions))
      console.info(line(path, seen, who === undefined ? budgets.open : budgets.ofTeam))
    }
  })
  console.info(
    `\nheaders at most ${limits.headers} kB, TBT ${limits.blocked} ms, CLS ${limits.shift}`,
  )
}

function line(
  path: string,
  seen: readonly ColdVisit[],
  budget: (typeof budgets)[keyof typeof budgets],
): string {
  const of = (name: keyof ColdVisit) => median(seen.map((visit) => visit[name]))
  const name = path
    .replace(/\?.*/, '')
    .replace(/^\/team\/[^/]+/, '/team/{id}')
    .replace(/^\/answer\/.*/, '/answer/{token}')
  const figures = [
    of('requests'),
    budget.requests,
    (of('bytes') / 1000).toFixed(0),
    budget.kB,
    (of('headerBytes') / 1000).toFixed(1),
    of('paint').toFixed(0),
    budget.paint,
    of('blocked').toFixed(0),
    of('shift').toFixed(3),
  ]
  return `| ${[name, ...figures].join(' | ')} |`
}
