import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts CPU time in hundredths of a second. */
const msPerTick = 10

/** The CPU time of a process in ms. */
export function processCpuTime(pid: number): number {
  const { own } = timesOf(pid)
  return own
}

/** The CPU time of a process and all its children, including those that have ended. */
export function processTreeCpuTime(pid: number): number {
  const { own, ended } = timesOf(pid)
  return childrenOf(pid).reduce((sum, child) => sum + child.own, own + ended)
}

/** Running children; one may end while the folder is read. */
function childrenOf(pid: number): readonly Times[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const times = timesOf(Number(name))
        return times.parent === pid ? [times] : []
      } catch {
        return []
      }
    })
}

interface Times {
  readonly parent: number
  readonly own: number
  readonly ended: number
}

function timesOf(pid: number): Times {
  const fields = fieldsOf(pid)
  const ticks = (at: number): number => Number(fields[at] ?? 0)
  return {
    parent: ticks(1),
    own: (ticks(11) + ticks(12)) * msPerTick,
    ended: (ticks(13) + ticks(14)) * msPerTick,
  }
}

/**
 * The fields after the name in /proc/PID/stat (proc(5)); a name may contain spaces and brackets.
 */
function fieldsOf(pid: number): readonly string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}
