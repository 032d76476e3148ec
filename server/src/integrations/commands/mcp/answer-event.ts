import { answer } from '@touchline/contract/events/shapes/event'
import { id, paragraph } from '@touchline/contract/wire/values'
import { childrenScope } from '@touchline/domain/integrations/scopes'
import { z } from 'zod'

import { AppError } from '#server/platform/errors.ts'

import { peopleOf } from './shapes.ts'
import { toolOf, writeHints } from './tool.ts'

const input = z.object({
  teamId: id,
  eventId: id,
  memberId: id.optional().describe('A child of the person, from my_week; themselves if left out'),
  answer,
  comment: paragraph(500).optional().describe('A note that coaches see'),
})

const output = z.object({
  eventId: id,
  title: z.string(),
  starts: z.string(),
  firstName: z.string(),
  answer,
  waitingListPosition: z.int().nullable().describe('Set when all places are taken'),
})

export const answerEvent = toolOf({
  name: 'answer_event',
  title: 'Answer an event',
  description:
    'Answers an event for the person or one of their children. Coaches see it at once; it can be changed until the deadline.',
  scopes: ['events:read', 'events:write'],
  input,
  output,
  hints: writeHints,
  async run({ operations, account }, { teamId, eventId, memberId, answer: given, comment }) {
    const event = await operations.events.get({ teamId, eventId })
    const { seesChildren } = account.program
    const people = peopleOf(event, { seesChildren })
    const person = people.find(
      (one) => one.memberId === memberId || (memberId === undefined && one.relation === 'self'),
    )
    const isHidden = memberId !== undefined && event.mine.some((one) => one.memberId === memberId)
    if (person === undefined && isHidden)
      throw new AppError('scope_needed', { scope: childrenScope })
    // Staff may answer for anyone in the app; an assistant doesn't.
    if (person === undefined) throw new AppError('not_allowed')
    const { standings } = await operations.events.answer({
      teamId,
      eventId,
      was: { startsAt: event.startsAt, endsAt: event.endsAt, location: event.location },
      answers: [
        { memberId: person.memberId, answer: given, ...(comment !== undefined && { comment }) },
      ],
    })
    const standing = standings.find((one) => one.memberId === person.memberId)
    return {
      eventId,
      title: event.title,
      starts: event.startsLocal,
      firstName: person.firstName,
      answer: standing?.answer ?? given,
      waitingListPosition: standing?.waiting ?? null,
    }
  },
})
