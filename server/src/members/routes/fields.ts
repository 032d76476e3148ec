import { implement } from '@orpc/server'
import { membersEndpoints } from '@touchline/contract/members/endpoints'
import type { CustomFieldOnWire } from '@touchline/contract/members/shapes/fields'
import type { Actor } from '@touchline/domain/teams/actor'
import { may } from '@touchline/domain/teams/permissions'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { teamCommand, teamQuery, type TeamCall } from '#server/teams/routes/handlers.ts'

import { addField, changeField, removeField } from '../commands/fields.ts'
import { findCountedFields, findFields } from '../queries/fields.ts'

const route = implement(membersEndpoints).$context<RequestContext>()

export const fieldRoutes = {
  listFields: route.listFields.handler(
    teamQuery(async ({ db, actor }) => ({ fields: await fieldsAsSeen(db, actor) })),
  ),

  addField: route.addField.handler(
    fieldsCommand(({ db, actor, input }) => addField(db, actor, input)),
  ),

  changeField: route.changeField.handler(
    fieldsCommand(({ db, actor, input }) => changeField(db, actor, input)),
  ),

  removeField: route.removeField.handler(
    fieldsCommand(({ db, actor, input }) => removeField(db, actor, input.fieldId)),
  ),
}

/** Changes the fields and returns all of them. */
function fieldsCommand<Input extends { readonly teamId: string }>(
  change: (call: TeamCall<Input, Transaction>) => Promise<void>,
) {
  return teamCommand<Input, { fields: CustomFieldOnWire[] }>(async (call) => {
    await change(call)
    return { fields: await fieldsAsSeen(call.db, call.actor) }
  })
}

/** Only admins, who can delete fields, see the counts. */
async function fieldsAsSeen(db: Queryable, actor: Actor): Promise<CustomFieldOnWire[]> {
  if (may(actor, 'memberFields.edit')) return findCountedFields(db, actor.teamId)
  const fields = await findFields(db, actor.teamId)
  return fields.map((field) => ({
    ...field,
    choices: field.choices.map((choice) => ({ ...choice, valueCount: null })),
    valueCount: null,
  }))
}
