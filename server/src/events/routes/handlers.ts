import type { NewAnswers } from '@touchline/contract/events/shapes/requests'

import type { Database, Queryable, Transaction } from '#server/platform/database/database.ts'
import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import type { Call } from '#server/platform/http/handlers.ts'
import { requirePermission, type TeamCall } from '#server/teams/routes/handlers.ts'

import type { InvitedMember } from '../queries/answers.ts'
import { requireActorAndLock, type LockedEvent } from '../queries/event-lock.ts'
import type { Reader } from '../queries/event-rows.ts'
import { requireEventActor } from '../queries/guests.ts'
import type { EventKey } from '../queries/page.ts'

/**
 * A call about one event by a known, allowed caller. Guests may call too, with the rights of a
 * guardian for the people they answer for.
 */
export interface EventCall<Input, Db extends Queryable = Queryable> extends TeamCall<Input, Db> {
  readonly eventId: string
}

interface AnswerCall<Input> extends EventCall<Input, Transaction> {
  readonly locked: LockedEvent
  /** The person of a single answer, unless another answer came meanwhile. */
  readonly asked: InvitedMember | undefined
}

/** `teamQuery` for the team and the guests of one event. */
export function eventQuery<Input extends EventKey, Output>(
  run: (call: EventCall<Input>) => Promise<Output>,
) {
  return async (call: Call<Input>): Promise<Output> =>
    run(await permitted(call.context.platform.database, call))
}

/** `teamCommand` for the team and the guests of one event. */
export function eventCommand<Input extends EventKey, Output>(
  run: (call: EventCall<Input, Transaction>) => Promise<Output>,
) {
  return (call: Call<Input>): Promise<Output> =>
    command(call.context, async (tx) => run(await permitted(tx, call)))
}

/** Like `eventCommand`, but never replays a stored response: it is a preview or private. */
export function eventTransaction<Input extends EventKey, Output>(
  run: (call: EventCall<Input, Transaction>) => Promise<Output>,
) {
  return (call: Call<Input>): Promise<Output> =>
    call.context.platform.database
      .transaction()
      .execute(async (tx) => run(await permitted(tx, call)))
}

/**
 * Like `eventCommand`; the statement that finds the caller also locks the event and reads the
 * person.
 */
export function answerCommand<Input extends NewAnswers, Output>(
  run: (call: AnswerCall<Input>) => Promise<Output>,
) {
  return (call: Call<Input>): Promise<Output> =>
    command(call.context, async (tx) => {
      const { input, context, procedure } = call
      const [one, ...others] = input.answers
      const memberId = others.length === 0 ? one?.memberId : undefined
      const account = requireAccount(context)
      const found = await requireActorAndLock(tx, { ...input, memberId }, account)
      requirePermission(found.actor, procedure)
      return run({ ...callOf(call), ...found, db: tx })
    })
}

/** A call whose statement also finds the caller. */
export interface ReaderCall<Input> {
  readonly input: Input
  readonly db: Database
  readonly reader: Pick<Reader, 'accountId' | 'program'>
  readonly now: Date
}

/** A query whose statement also finds the caller and returns nothing to outsiders. */
export function readerQuery<Input, Output>(run: (call: ReaderCall<Input>) => Promise<Output>) {
  return async ({ input, context }: Call<Input>): Promise<Output> => {
    const { id, program } = requireAccount(context)
    const { database, clock } = context.platform
    const reader = { accountId: id, ...(program && { program }) }
    return run({ input, reader, db: database, now: clock() })
  }
}

async function permitted<Input extends EventKey, Db extends Queryable>(
  db: Db,
  call: Call<Input>,
): Promise<EventCall<Input, Db>> {
  const actor = await requireEventActor(db, call.input, requireAccount(call.context))
  requirePermission(actor, call.procedure)
  return { ...callOf(call), actor, db }
}

function callOf<Input extends EventKey>({
  input,
  context,
}: {
  readonly input: Input
  readonly context: RequestContext
}) {
  return { input, context, eventId: input.eventId, now: context.platform.clock() }
}
