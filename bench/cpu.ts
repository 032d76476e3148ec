import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts a process's time in hundredths of a second. */
const msPerTick = 10

/** Milliseconds of the processor that a process has taken so far. */
export function cpuOf(pid: number): number {
  const { own } = timesOf(pid)
  return own
}

/** The same of a program with all the processes it has started, those that have ended included. */
export function cpuOfFamily(pid: number): number {
  const { own, ended } = timesOf(pid)
  return childrenOf(pid).reduce((sum, child) => sum + child.own, own + ended)
}

/** The processes that live now; one may end while the folder is read. */
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

/** What follows the name in /proc/PID/stat (proc(5)); a name may hold spaces and brackets. */
function fieldsOf(pid: number): readonly string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}
