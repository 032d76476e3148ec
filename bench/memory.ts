/** `npm run bench -- memory`: the server's memory after its start, under load and idle afterwards. */
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

import { measure } from './load.ts'
import { groupScenarios } from './rows.ts'
import type { World } from './world.ts'

const loaded = ['event page', 'month', '200 events', 'members page of 50', 'members, 500', 'answer']
/** Longer than the server waits before it releases memory. */
const idleMs = 20_000

/** Megabytes of proportional set size (PSS, proc_pid_smaps(5)): shared pages count in parts. */
export async function measureMemory(world: World, seconds: number): Promise<string> {
  const { pid, address } = world.ours
  const start = pssOf(pid)
  let peak = start
  const sampling = setInterval(() => {
    peak = Math.max(peak, pssOf(pid))
  }, 250)
  for (const { name, next } of groupScenarios(world))
    if (loaded.includes(name))
      await measure({ address, token: world.token, next, connections: 32, seconds })
  clearInterval(sampling)
  const after = pssOf(pid)
  await setTimeout(idleMs)
  return `memory (PSS, MB): after the start ${start}, peak ${peak}, after load ${after}, idle ${pssOf(pid)}`
}

function pssOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  const [, kilobytes] = /^Pss:\s+(\d+) kB$/m.exec(text) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
