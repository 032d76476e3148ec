import { verify } from '@node-rs/argon2'

import { openHashing, productionCost } from '../server/src/platform/hashing.ts'
import { measure, median, type ScenarioRequest } from './load.ts'
import type { World } from './world.ts'

const connections = 32

/** Password verifications per second at a constant concurrency, with nothing else to do. */
async function looksPerSecond(password: string, seconds: number): Promise<number> {
  const stored = await openHashing(productionCost).hash(password)
  const begun = performance.now()
  const end = begun + seconds * 1000
  let looks = 0
  async function look(): Promise<void> {
    while (performance.now() < end) {
      await verify(stored, password)
      looks += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, look))
  return looks / ((performance.now() - begun) / 1000)
}

/**
 * The share of a sign-in's time outside argon2: sign-ins per second compared with bare
 * verifications of the same hash at the same concurrency, alternating.
 */
export async function measureSignInOverhead(
  { ours, token, email, password }: World,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<string> {
  const body = JSON.stringify({ email, password })
  const next = (): ScenarioRequest => ({
    method: 'POST',
    path: '/auth/v1/token?grant_type=password',
    body,
  })
  const signIns: number[] = []
  const looks: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const load = { address: ours.address, token, next, connections, seconds }
    signIns.push((await measure(load)).perSecond)
    looks.push(await looksPerSecond(password, seconds))
  }
  const [done, bare] = [median(signIns), median(looks)]
  const share = Math.max(0, 1 - done / bare) * 100
  return `sign-in at ${connections} connections: ${done.toFixed(1)}/s · argon2 alone ${bare.toFixed(1)}/s · share of time outside hashing ${share.toFixed(1)} % (limit 15 %)`
}

/** How long an event page takes during this many sign-ins, and without them. */
export async function measureReadsDuringSignIns(
  { ours, token, email, password, seeded }: World,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<string> {
  const body = JSON.stringify({ email, password })
  const load = { address: ours.address, token, seconds }
  const signIn = (): ScenarioRequest => ({
    method: 'POST',
    path: '/auth/v1/token?grant_type=password',
    body,
  })
  const path = `/rest/v1/teams/${seeded.teamId}/events/${seeded.eventIds[0] ?? ''}`
  const page = (): ScenarioRequest => ({ method: 'GET', path })
  const [alone, beside]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    alone.push((await measure({ ...load, next: page, connections: 1 })).p99)
    const [, others] = await Promise.all([
      measure({ ...load, next: signIn, connections }),
      measure({ ...load, next: page, connections: 1 }),
    ])
    beside.push(others.p99)
  }
  return `event page while ${connections} sign in: p99 ${median(beside).toFixed(0)} ms · alone ${median(alone).toFixed(0)} ms (aim 80 ms)`
}
