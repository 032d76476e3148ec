import { inTeam } from '../../teams/access.ts'
import { comment, commentKey, commentPage, commentWindow, newComment } from '../shapes/comments.ts'
import { event } from '../shapes/event.ts'
import { eventGroup } from '../shapes/group.ts'
import {
  editedEvent,
  eventCancellation,
  eventEdit,
  eventKey,
  eventNotification,
  eventNotificationResult,
  removedEventKey,
  markSeenInput,
} from '../shapes/requests.ts'
import { unreachedPeople } from '../shapes/unreached-people.ts'

const tags = ['Events']
const one = '/teams/{teamId}/events/{eventId}'

/** Changing, cancelling and deleting an event, notifying its people, and comments. */
export const runningEndpoints = {
  change: inTeam('events.edit')
    .route({
      method: 'PATCH',
      path: one,
      tags,
      summary: 'Change an event or dates of its series, or preview the change',
    })
    .input(eventEdit)
    .output(editedEvent),

  setCancelled: inTeam('events.edit')
    .route({
      method: 'PUT',
      path: `${one}/cancellation`,
      tags,
      summary: 'Cancel an event or restore it, with dates of its series; answers are kept',
    })
    .input(eventCancellation)
    .output(event),

  remove: inTeam('events.delete')
    .route({
      method: 'DELETE',
      path: one,
      tags,
      summary: 'Delete an event without answers, marks and comments',
    })
    .input(eventKey)
    .output(removedEventKey),

  markSeen: inTeam('events.view')
    .route({
      method: 'PUT',
      path: `${one}/seen`,
      tags,
      summary: 'Confirm that I saw the change or cancellation',
    })
    .input(eventKey)
    .output(markSeenInput),

  unreached: inTeam('events.edit')
    .route({
      method: 'GET',
      path: `${one}/unreached`,
      tags,
      summary: 'People who have not seen the latest change, with phone numbers',
    })
    .input(eventKey)
    .output(unreachedPeople),

  group: inTeam('events.edit')
    .route({
      method: 'GET',
      path: `${one}/group`,
      tags,
      summary: 'The same event in other teams, with the answers of each',
    })
    .input(eventKey)
    .output(eventGroup),

  notify: inTeam('events.edit')
    .route({
      method: 'POST',
      path: `${one}/notifications`,
      tags,
      summary: 'Invite people, remind them or announce a change now',
    })
    .input(eventNotification)
    .output(eventNotificationResult),

  comments: inTeam('events.view')
    .route({ method: 'GET', path: `${one}/comments`, tags, summary: 'List comments' })
    .input(commentWindow)
    .output(commentPage),

  addComment: inTeam('events.view')
    .route({
      method: 'POST',
      path: `${one}/comments`,
      tags,
      successStatus: 201,
      summary: 'Write a comment',
    })
    .input(newComment)
    .output(comment),

  removeComment: inTeam('events.view')
    .route({
      method: 'DELETE',
      path: `${one}/comments/{commentId}`,
      tags,
      summary: 'Delete my own comment, or any as staff',
    })
    .input(commentKey)
    .output(removedEventKey),
}
