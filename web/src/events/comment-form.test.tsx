import { contract } from '@touchline/contract/contract'
import { events } from '@touchline/text/events/en'
import { running } from '@touchline/text/events/running/en'

import { example } from '#web/testing/endpoint.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'

import { CommentForm } from './comment-form.tsx'

const { comments } = running
const event = example(contract.events.get)

proveForm('a comment on an event', {
  open: () => openPart(<CommentForm event={event} />, { as: 'player' }),
  endpoint: contract.events.addComment,
  fillings: { [comments.words]: 'Ten minutes late, the train' },
  submit: comments.send,
  sends: { words: 'Ten minutes late, the train' },
  wrong: [{ label: comments.words, typed: ' ', says: events.problems.comment_required }],
  refusals: [{ code: 'event_over', label: comments.words }],
})
