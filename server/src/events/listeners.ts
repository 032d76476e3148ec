import type { Listener } from '#server/platform/outbox/dispatcher.ts'
import type { Platform } from '#server/platform/platform.ts'

import { releasePlaces } from './commands/leavers.ts'
import { settlePreAnswers } from './commands/pre-answers.ts'
import type { PreAnswerScope } from './queries/pre-answers.ts'

/** Updates answers of people who leave the roster or are away. */
export function eventsListeners(platform: Platform): readonly Listener[] {
  return [...leaving(platform), ...beingAway(platform)]
}

function leaving({ database, clock }: Platform): readonly Listener[] {
  const run: Listener['run'] = async ({ teamId }) => {
    if (typeof teamId === 'string') await releasePlaces(database, teamId, clock())
  }
  return [
    { on: 'members.left', name: 'events.release_of_left', run },
    { on: 'members.archived', name: 'events.release_of_archived', run },
    { on: 'members.import_undone', name: 'events.release_of_undone', run },
  ]
}

/**
 * Someone returns or changes role, or an absence and an event were saved at the same moment:
 * checks again, which does nothing if all is up to date.
 */
function beingAway({ database, clock }: Platform): readonly Listener[] {
  const settle = (scope: PreAnswerScope) =>
    database.transaction().execute((tx) => settlePreAnswers(tx, scope, clock()))
  const ofPerson: Listener['run'] = async ({ teamId, memberId }) => {
    if (typeof teamId === 'string' && typeof memberId === 'string')
      await settle({ teamId, memberId })
  }
  const ofTeam: Listener['run'] = async ({ teamId }) => {
    if (typeof teamId === 'string') await settle({ teamId })
  }
  return [
    { on: 'members.changed', name: 'events.pre_answers_of_changed', run: ofPerson },
    { on: 'members.brought_back', name: 'events.pre_answers_of_brought_back', run: ofPerson },
    { on: 'events.unavailability_changed', name: 'events.pre_answers_of_away', run: ofPerson },
    { on: 'events.created', name: 'events.pre_answers_of_created', run: ofTeam },
    { on: 'events.changed', name: 'events.pre_answers_of_moved', run: ofTeam },
  ]
}
