import { eventType, homeAway } from '@touchline/contract/events/shapes/draft'
import { day, id, line, paragraph } from '@touchline/contract/wire/values'
import { timePattern } from '@touchline/domain/events/days'
import { z } from 'zod'

import { cardOf, eventCard } from './shapes.ts'
import { toolOf, writeHints } from './tool.ts'

const time = z.string().regex(timePattern).describe('HH:MM, local time of the team')

const input = z.object({
  teamId: id,
  type: eventType,
  title: line(200).min(1),
  date: day,
  startTime: time,
  endTime: time,
  location: line(200).optional(),
  meetingTime: time.optional(),
  details: paragraph(5000).optional(),
  opponent: line(120).optional().describe('For matches'),
  homeAway: homeAway.optional().describe('For matches'),
})

const output = z.object({ event: eventCard, url: z.string() })

export const createEvent = toolOf({
  name: 'create_event',
  title: 'Create an event',
  description:
    'Creates one event of a team and invites everyone in it, as its coach or admin. Confirm day, time and team with the person first.',
  scopes: ['events:write'],
  input,
  output,
  hints: { ...writeHints, idempotentHint: false },
  async run({ operations, account, platform }, draft) {
    const { event } = await operations.events.create(draft)
    const { seesChildren } = account.program
    return {
      event: cardOf(event, { team: undefined, seesChildren }),
      url: `${platform.config.publicUrl}/team/${event.teamId}/events/${event.id}`,
    }
  },
})
