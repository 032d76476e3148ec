import type { registrationForm } from '@touchline/contract/registrations/shapes'
import { settingsOfTeam, usualSettings } from '@touchline/domain/registrations/settings'
import type { z } from 'zod'

import type { Config } from '#server/platform/config.ts'
import type { Queryable } from '#server/platform/database/database.ts'

import { findFees } from '../queries/fees.ts'
import { findForm, findFormTeams, type FormRow } from '../queries/forms.ts'
import { formUrl } from '../queries/links.ts'
import type { Owner } from '../queries/owners.ts'
import { countOpen } from '../queries/registrations.ts'

type Form = z.input<typeof registrationForm>

/** The form as the club or team sets it up; before it was saved, what most ask. */
export async function formSetupOf(
  db: Queryable,
  config: Pick<Config, 'publicUrl'>,
  owner: Pick<Owner, 'kind' | 'id'>,
): Promise<Form> {
  const teams = await findFormTeams(db, owner.id)
  const form = await findForm(db, owner.id)
  const known = new Set(teams.map(({ id }) => id))
  const fees = await findFees(db, owner)
  const usual = usualSettings([...known])
  const settings =
    form?.settings ?? (owner.kind === 'team' ? settingsOfTeam(owner.id, usual) : usual)
  return {
    ...addressOf(form, config),
    settings: {
      ...settings,
      kinds: [...settings.kinds],
      teams: settings.teams.filter(({ id }) => known.has(id)),
      fields: settings.fields.map((field) => ({ ...field, options: [...field.options] })),
      // One that is no longer open is chosen anew.
      fee: fees.find(({ feeId }) => feeId === settings.fee?.feeId) ?? null,
    },
    teams: teams.map(({ id, name, players }) => ({ id, name, players })),
    fees: [...fees],
    openCount: await countOpen(db, owner.id),
  }
}

function addressOf(form: FormRow | undefined, config: Pick<Config, 'publicUrl'>) {
  if (form === undefined) return { key: null, url: null, isOpen: false, version: 0 }
  const { key, isOpen, version } = form
  return { key, url: formUrl(config, key), isOpen, version }
}
