/** An unassigned task of an event. */
export interface OpenTask {
  readonly taskId: string
  /** The default person. */
  readonly usually: string | null
}

/** Someone who said yes, with the tasks they did this season. */
export interface Attendee {
  readonly memberId: string
  readonly done: number
  /** How often they did each task, by its id. */
  readonly doneOf: Readonly<Record<string, number>>
}

interface TaskProposal {
  readonly taskId: string
  readonly memberId: string
}

/**
 * Shares out tasks fairly: a second task only once everyone has one; then those who did least this
 * season come first, then those who did this task least. The default person keeps a task if they
 * come. The same input always gives the same proposal.
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
