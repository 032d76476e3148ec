import { id } from '@touchline/contract/wire/values'
import { z } from 'zod'

import { toolOf, writeHints } from './tool.ts'

const input = z.object({ teamId: id, eventId: id })

const output = z.object({
  reminded: z.int().describe('People who were sent a reminder'),
  unreached: z.int().describe('People without an answer who have no account or address'),
})

export const sendReminder = toolOf({
  name: 'send_reminder',
  title: 'Send a reminder',
  description:
    'Reminds everyone who hasn’t answered an event now, as its coach or admin. People get an email or a notification, so ask the person first.',
  scopes: ['events:write'],
  input,
  output,
  hints: { ...writeHints, idempotentHint: false },
  async run({ operations }, { teamId, eventId }) {
    const { reminded } = await operations.events.notify({ teamId, eventId, kind: 'reminder' })
    return { reminded: reminded?.people ?? 0, unreached: reminded?.unreached ?? 0 }
  },
})
