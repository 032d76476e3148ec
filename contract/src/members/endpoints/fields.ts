import { inTeam } from '../../teams/access.ts'
import { teamKey } from '../shapes.ts'
import { customFieldKey, customFieldPatch, customFields, newCustomField } from '../shapes/fields.ts'

const tags = ['Member fields']
const fields = '/teams/{teamId}/member-fields'
const one = `${fields}/{fieldId}` as const

/** The team's own member fields. Every response holds the whole list. */
export const fieldEndpoints = {
  listFields: inTeam('team.view')
    .route({ method: 'GET', path: fields, tags, summary: 'The fields of a team' })
    .input(teamKey)
    .output(customFields),

  addField: inTeam('memberFields.edit')
    .route({
      method: 'POST',
      path: fields,
      tags,
      successStatus: 201,
      summary: 'Add a field; a team has at most thirty',
    })
    .input(newCustomField)
    .output(customFields),

  changeField: inTeam('memberFields.edit')
    .route({
      method: 'PATCH',
      path: one,
      tags,
      summary: 'Change the name, audience, choices or position of a field',
    })
    .input(customFieldPatch)
    .output(customFields),

  removeField: inTeam('memberFields.edit')
    .route({ method: 'DELETE', path: one, tags, summary: 'Remove a field with all its values' })
    .input(customFieldKey)
    .output(customFields),
}
