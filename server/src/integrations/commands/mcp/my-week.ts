import { day } from '@touchline/contract/wire/values'
import { addDays } from '@touchline/domain/events/days'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { z } from 'zod'

import { findAccount } from '#server/accounts/queries.ts'

import { cardOf, eventCard } from './shapes.ts'
import { readHints, toolOf, type ToolCall } from './tool.ts'

const maxDays = 31
const maxEvents = 100

const input = z.object({
  from: day.optional().describe('First day, YYYY-MM-DD; today if left out'),
  days: z.int().min(1).max(maxDays).default(7),
})

const output = z.object({
  from: z.string(),
  to: z.string().describe('Last day'),
  events: z.array(eventCard),
  hasMore: z.boolean().describe('Ask for fewer days to see the rest'),
})

export const myWeek = toolOf({
  name: 'my_week',
  title: 'My week',
  description:
    'Events that the person, or a child of theirs, is invited to, with their answers. Use it for "what is on this week?" and "what haven’t we answered?".',
  scopes: ['events:read'],
  input,
  output,
  hints: readHints,
  async run(call, { from, days }) {
    const first = from ?? (await today(call))
    const to = addDays(first, days - 1)
    const { seesChildren, scopes } = call.account.program
    const { events, next } = await call.operations.events.listMine({
      from: first,
      to,
      asks: 'me',
      limit: maxEvents,
    })
    const names = scopes.includes('teams:read') ? await teamNames(call) : new Map<string, string>()
    const cards = events.map((event) =>
      cardOf(event, { team: names.get(event.teamId), seesChildren }),
    )
    return {
      from: first,
      to,
      events: cards.filter(({ people }) => people.length > 0),
      hasMore: next !== null,
    }
  },
})

async function today({ account, platform: { database, clock } }: ToolCall): Promise<string> {
  const row = await findAccount(database, account.id)
  return dayInZone(clock(), row?.time_zone ?? 'UTC')
}

async function teamNames({ operations }: ToolCall): Promise<ReadonlyMap<string, string>> {
  const { teams, children } = await operations.teams.mine()
  return new Map([...teams, ...children].map(({ id, name }) => [id, name]))
}
