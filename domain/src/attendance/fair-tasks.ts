/** A task of an event that is not assigned yet. */
export interface OpenTask {
  readonly taskId: string
  /** The default person for it. */
  readonly usually: string | null
}

/** Someone who comes, and what they did in the season. */
export interface Attendee {
  readonly memberId: string
  readonly done: number
  /** How often they did one task, by its id. */
  readonly doneOf: Readonly<Record<string, number>>
}

interface TaskProposal {
  readonly taskId: string
  readonly memberId: string
}

/**
 * A fair share of the work: no one gets a second task before everyone has one; first come those
 * who did least in the season, then those who did this task least. Who usually does a task keeps it
 * when they come. The same people and tasks always lead to the same proposal.
 */
export function proposeTasks(
  open: readonly OpenTask[],
  comers: readonly Attendee[],
): readonly TaskProposal[] {
  const load = new Map(comers.map(({ memberId }) => [memberId, 0]))
  const usual = open.flatMap(({ taskId, usually }) =>
    usually !== null && load.has(usually) ? [{ taskId, memberId: usually }] : [],
  )
  for (const { memberId } of usual) add(load, memberId)

  const settled = new Map(usual.map((one) => [one.taskId, one.memberId]))
  return open.flatMap(({ taskId }) => {
    const memberId = settled.get(taskId) ?? fewestTasks(comers, { taskId, load })
    if (memberId === undefined) return []
    if (!settled.has(taskId)) add(load, memberId)
    return [{ taskId, memberId }]
  })
}

function add(load: Map<string, number>, memberId: string): void {
  load.set(memberId, (load.get(memberId) ?? 0) + 1)
}

interface Choosing {
  readonly taskId: string
  /** How many tasks of this event each person has so far. */
  readonly load: ReadonlyMap<string, number>
}

function fewestTasks(comers: readonly Attendee[], { taskId, load }: Choosing): string | undefined {
  const burden = (comer: Attendee) => [
    load.get(comer.memberId) ?? 0,
    comer.done,
    comer.doneOf[taskId] ?? 0,
  ]
  const [first] = comers.toSorted(
    (one, other) => compare(burden(one), burden(other)) || (one.memberId < other.memberId ? -1 : 1),
  )
  return first?.memberId
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index])
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}
