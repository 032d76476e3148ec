import { implement } from '@orpc/server'
import { membersEndpoints } from '@touchline/contract/members/endpoints'
import type { CustomFieldOnWire } from '@touchline/contract/members/shapes/fields'
import { mayEditFields } from '@touchline/domain/members/permissions'
import type { Actor } from '@touchline/domain/teams/actor'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { requireActor } from '#server/teams/queries/actor.ts'

import { addField, changeField, removeField, reorderFields } from '../commands/fields.ts'
import { findCountedFields, findFields } from '../queries/fields.ts'

const route = implement(membersEndpoints).$context<RequestContext>()

export const fieldRoutes = {
  listFields: route.listFields.handler(async ({ input, context }) => {
    const { database } = context.platform
    const account = requireAccount(context)
    const actor = await requireActor(database, { account, teamId: input.teamId })
    return { fields: await fieldsAsSeen(database, actor) }
  }),

  addField: route.addField.handler(({ input, context }) =>
    onFields(context, input.teamId, (tx, actor) => addField(tx, actor, input)),
  ),

  changeField: route.changeField.handler(({ input, context }) =>
    onFields(context, input.teamId, (tx, actor) => changeField(tx, actor, input)),
  ),

  orderFields: route.orderFields.handler(({ input, context }) =>
    onFields(context, input.teamId, (tx, actor) => reorderFields(tx, actor, input.fieldIds)),
  ),

  removeField: route.removeField.handler(({ input, context }) =>
    onFields(context, input.teamId, (tx, actor) => removeField(tx, actor, input.fieldId)),
  ),
}

type Act = (tx: Transaction, actor: Actor) => Promise<void>

/** Changes the fields and shows all of them. */
function onFields(context: RequestContext, teamId: string, act: Act) {
  const account = requireAccount(context)
  return command(context, async (tx) => {
    const actor = await requireActor(tx, { account, teamId })
    await act(tx, actor)
    return { fields: await fieldsAsSeen(tx, actor) }
  })
}

/** How many values there are is told only to those who could lose them. */
async function fieldsAsSeen(db: Queryable, actor: Actor): Promise<CustomFieldOnWire[]> {
  if (mayEditFields(actor)) return findCountedFields(db, actor.teamId)
  const fields = await findFields(db, actor.teamId)
  return fields.map((field) => ({
    ...field,
    choices: field.choices.map((choice) => ({ ...choice, valueCount: null })),
    valueCount: null,
  }))
}
