import type { registrationForm } from '@touchline/contract/registrations/shapes'
import { usualSettings } from '@touchline/domain/registrations/settings'
import type { z } from 'zod'

import type { Config } from '#server/platform/config.ts'
import type { Queryable } from '#server/platform/database/database.ts'

import { findFormOfClub, findFormTeams, type FormRow } from '../queries/forms.ts'
import { formUrl } from '../queries/links.ts'
import { countOpen } from '../queries/registrations.ts'

type ClubForm = z.input<typeof registrationForm>

/** The form as the club sets it up; before it was saved, what most clubs ask. */
export async function clubFormOf(
  db: Queryable,
  config: Pick<Config, 'publicUrl'>,
  clubId: string,
): Promise<ClubForm> {
  const teams = await findFormTeams(db, clubId)
  const form = await findFormOfClub(db, clubId)
  const known = new Set(teams.map(({ id }) => id))
  const settings = form?.settings ?? usualSettings([...known])
  return {
    ...addressOf(form, config),
    settings: {
      ...settings,
      kinds: [...settings.kinds],
      teams: settings.teams.filter(({ id }) => known.has(id)),
      fields: settings.fields.map((field) => ({ ...field, options: [...field.options] })),
    },
    teams: teams.map(({ id, name, players }) => ({ id, name, players })),
    openCount: await countOpen(db, clubId),
  }
}

function addressOf(form: FormRow | undefined, config: Pick<Config, 'publicUrl'>) {
  if (form === undefined) return { key: null, url: null, isOpen: false, version: 0 }
  const { key, isOpen, version } = form
  return { key, url: formUrl(config, key), isOpen, version }
}
