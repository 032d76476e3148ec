import type { publicRegistrationForm } from '@touchline/contract/registrations/shapes'
import { defaultCutOff } from '@touchline/domain/clubs/roll-over/cut-off'
import { placesLeft } from '@touchline/domain/registrations/places'
import { seasonOn } from '@touchline/domain/teams/season'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import type { z } from 'zod'

import { findScheduleForNew } from '#server/collections/queries/dues.ts'
import { pictureAddresses } from '#server/files/queries/addresses.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findFees } from '../queries/fees.ts'
import { findFormTeams, type FormRow } from '../queries/forms.ts'
import { requireOwner, type Owner } from '../queries/owners.ts'

type PublicForm = z.input<typeof publicRegistrationForm>

/** The form as anyone with its address sees it: nothing about people. */
export async function publicFormOf(platform: Platform, form: FormRow): Promise<PublicForm> {
  const { database, clock } = platform
  const owner = await requireOwner(database, form.ownerId)
  const schedule = await findScheduleForNew(database, form.ownerId)
  const { teams, showsPlaces, fee, ...settings } = form.settings
  const limits = new Map(teams.map(({ id, places }) => [id, places]))
  const known = await findFormTeams(database, form.ownerId)
  const today = dayInZone(clock(), owner.timeZone)
  return {
    owner: await faceOf(platform, owner),
    isOpen: form.isOpen,
    today,
    settings: { ...settings, kinds: [...settings.kinds], fields: fieldsOf(settings.fields) },
    teams: known
      .filter(({ id }) => limits.has(id))
      .map(({ id, name, ageGroup, players, held }) => {
        const left = placesLeft(limits.get(id) ?? null, players + held)
        return { id, name, ageGroup, isFull: left === 0, placesLeft: showsPlaces ? left : null }
      }),
    cutOff: defaultCutOff(seasonOn(today, owner), owner),
    dues: schedule === undefined ? null : { ...schedule, rules: schedule.rules },
    fee: await feeOf(database, owner, fee),
  }
}

async function feeOf(
  db: Queryable,
  owner: Owner,
  chosen: FormRow['settings']['fee'],
): Promise<PublicForm['fee']> {
  const fees = await findFees(db, owner)
  const found = fees.find(({ feeId }) => feeId === chosen?.feeId)
  if (found === undefined) return null
  const { name, amount, currency } = found
  return { name, amount, currency }
}

function fieldsOf(fields: FormRow['settings']['fields']): PublicForm['settings']['fields'] {
  return fields.map((field) => ({ ...field, options: [...field.options] }))
}

/** What a page for strangers shows of a club or team. */
export async function faceOf(
  platform: Platform,
  { kind, name, color, country, logoFileId }: Owner,
): Promise<PublicForm['owner']> {
  const show = await pictureAddresses(platform)
  return { kind, name, color, country, logoUrl: show(logoFileId)?.thumb ?? null }
}
