/** Everyone who may meet a child's data: on its team, around it, and outside. */
export const people = [
  'owner',
  'coach',
  'adult player',
  'young player',
  'mother',
  'father',
  'other parent',
  'waiting parent',
  'clubmate',
  'coach of another team',
  'former coach',
  'stranger',
  'nobody',
] as const
export type PersonName = (typeof people)[number]

/** The child's contact data, birth date and address; its mother's contact data; its name. */
export const facts = ['child', 'mother', 'name'] as const
export type Fact = (typeof facts)[number]

export type Viewers = Readonly<Record<Fact, readonly PersonName[]>>

const staff = ['owner', 'coach'] as const
const family = ['mother', 'father'] as const
const team = [...staff, 'adult player', 'young player', ...family, 'other parent'] as const
const seenBy = (viewers: Partial<Viewers>): Viewers => ({
  child: [],
  mother: [],
  name: [],
  ...viewers,
})

const tables: Readonly<Record<string, Viewers>> = {
  'clubs.members': seenBy({ child: ['owner'], mother: ['owner'], name: ['owner'] }),
  'teams.mine': seenBy({ name: family }),
  'teams.tasks': seenBy({ name: staff }),
  'start.get': seenBy({ name: family }),
  'clubs.planRollOver': seenBy({ name: ['owner'] }),
  'members.list': seenBy({ child: [...staff, ...family], name: team }),
  'members.kitSizes': seenBy({ name: staff }),
  'members.get': seenBy({
    child: [...staff, ...family],
    mother: [...staff, 'mother'],
    name: team,
  }),
  'invitations.list': seenBy({ name: staff }),
  'invitations.requests': seenBy({ child: staff, name: staff }),
  'invitations.mine': seenBy({ name: ['waiting parent'] }),
  'events.get': seenBy({ name: team }),
  'events.unreached': seenBy({ child: staff, mother: staff, name: staff }),
  'photos.check': seenBy({ name: staff }),
  'messages.recipients': seenBy({ name: team }),
  'messages.reports': seenBy({ name: ['owner'] }),
  'attendance.summary': seenBy({ name: [...staff, ...family] }),
  'statistics.players': seenBy({ name: [...staff, ...family] }),
  'attendance.taskBoard': seenBy({ name: team }),
  'collections.participants': seenBy({ name: ['owner'] }),
  'collections.bill': seenBy({ name: ['owner'] }),
  'collections.transferBills': seenBy({ name: ['owner'] }),
  'children.emergency': seenBy({
    child: [...staff, ...family],
    mother: [...staff, 'mother'],
    name: [...staff, ...family],
  }),
  'children.emergencyNumbers': seenBy({ child: staff, mother: staff, name: staff }),
  'leagues.matchDay': seenBy({ name: team }),
}

/** Every other read endpoint shows none of it. */
export function viewersOf(endpoint: string): Viewers {
  return tables[endpoint] ?? seenBy({})
}

/** People who must get nothing about a child, whatever they do. */
export const outsiders = [
  'waiting parent',
  'clubmate',
  'coach of another team',
  'former coach',
  'stranger',
] as const satisfies readonly PersonName[]

/** People who know the child but not how to reach it. */
export const teammates = [
  'adult player',
  'young player',
  'other parent',
] as const satisfies readonly PersonName[]
