import { oc } from '@orpc/contract'

import {
  editedEvent,
  editEffect,
  eventCancellation,
  eventEdit,
  eventKey,
  eventRestoration,
  removed,
  seen,
} from '../shapes/asking.ts'
import { comment, commentKey, commentPage, commentWindow, newComment } from '../shapes/comments.ts'
import { event, reminded } from '../shapes/event.ts'
import { unreached } from '../shapes/reach.ts'

const tags = ['Events']
const one = '/teams/{teamId}/events/{eventId}'

/** What becomes of an event after it was made, and what people write below it. */
export const runningEndpoints = {
  change: oc
    .route({ method: 'PATCH', path: one, tags, summary: 'Change an event, or dates of its series' })
    .input(eventEdit)
    .output(editedEvent),

  previewChange: oc
    .route({
      method: 'POST',
      path: `${one}/preview`,
      tags,
      summary: 'What a change would do, without doing it',
    })
    .input(eventEdit)
    .output(editEffect),

  cancel: oc
    .route({
      method: 'POST',
      path: `${one}/cancel`,
      tags,
      summary: 'Cancel an event, or dates of its series',
    })
    .input(eventCancellation)
    .output(event),

  restore: oc
    .route({
      method: 'POST',
      path: `${one}/restore`,
      tags,
      summary: 'Take a cancellation back; the answers are there again',
    })
    .input(eventRestoration)
    .output(event),

  remove: oc
    .route({
      method: 'DELETE',
      path: one,
      tags,
      summary: 'Delete an event nobody has answered, marked or commented',
    })
    .input(eventKey)
    .output(removed),

  markSeen: oc
    .route({
      method: 'PUT',
      path: `${one}/seen`,
      tags,
      summary: 'I have seen that the event changed or is cancelled',
    })
    .input(eventKey)
    .output(seen),

  unreached: oc
    .route({
      method: 'GET',
      path: `${one}/unreached`,
      tags,
      summary: 'Who has not seen the latest change, with numbers to call',
    })
    .input(eventKey)
    .output(unreached),

  announceNow: oc
    .route({
      method: 'POST',
      path: `${one}/announce`,
      tags,
      summary: 'Tell people of a change now instead of ten minutes after it',
    })
    .input(eventKey)
    .output(event),

  remind: oc
    .route({
      method: 'POST',
      path: `${one}/remind`,
      tags,
      summary: 'Remind those who have not answered',
    })
    .input(eventKey)
    .output(reminded),

  invite: oc
    .route({
      method: 'POST',
      path: `${one}/invite`,
      tags,
      summary: 'Ask the people of an event now that is not asking yet',
    })
    .input(eventKey)
    .output(event),

  comments: oc
    .route({ method: 'GET', path: `${one}/comments`, tags, summary: 'What people wrote' })
    .input(commentWindow)
    .output(commentPage),

  comment: oc
    .route({
      method: 'POST',
      path: `${one}/comments`,
      tags,
      successStatus: 201,
      summary: 'Write a comment',
    })
    .input(newComment)
    .output(comment),

  removeComment: oc
    .route({
      method: 'DELETE',
      path: `${one}/comments/{commentId}`,
      tags,
      summary: 'Remove a comment of my own, or as staff any',
    })
    .input(commentKey)
    .output(removed),
}
