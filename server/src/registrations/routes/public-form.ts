import type { publicRegistrationForm } from '@touchline/contract/registrations/shapes'
import { usualCutOff } from '@touchline/domain/clubs/roll-over/cut-off'
import { placesLeft } from '@touchline/domain/registrations/places'
import { seasonOn } from '@touchline/domain/teams/season'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import type { z } from 'zod'

import { requireClub, type ClubRow } from '#server/clubs/queries.ts'
import { findScheduleForNew } from '#server/collections/queries/dues.ts'
import { pictureAddresses } from '#server/files/queries/addresses.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findFormTeams, type FormRow } from '../queries/forms.ts'

type PublicForm = z.input<typeof publicRegistrationForm>

/** The form as anyone with its address sees it: nothing about people. */
export async function publicFormOf(platform: Platform, form: FormRow): Promise<PublicForm> {
  const { database, clock } = platform
  const club = await requireClub(database, form.clubId)
  const schedule = await findScheduleForNew(database, form.clubId)
  const { teams, showsPlaces, ...settings } = form.settings
  const limits = new Map(teams.map(({ id, places }) => [id, places]))
  const known = await findFormTeams(database, form.clubId)
  const today = dayInZone(clock(), club.time_zone)
  return {
    club: await clubFace(platform, club),
    isOpen: form.isOpen,
    today,
    settings: { ...settings, kinds: [...settings.kinds], fields: fieldsOf(settings.fields) },
    teams: known
      .filter(({ id }) => limits.has(id))
      .map(({ id, name, ageGroup, players, held }) => {
        const left = placesLeft(limits.get(id) ?? null, players + held)
        return { id, name, ageGroup, isFull: left === 0, placesLeft: showsPlaces ? left : null }
      }),
    cutOff: usualCutOff(seasonOn(today, club), club),
    dues: schedule === undefined ? null : { ...schedule, rules: schedule.rules },
  }
}

function fieldsOf(fields: FormRow['settings']['fields']): PublicForm['settings']['fields'] {
  return fields.map((field) => ({ ...field, options: [...field.options] }))
}

/** What a page for strangers shows of a club. */
export async function clubFace(
  platform: Platform,
  { name, color, country, logo_file_id }: ClubRow,
): Promise<PublicForm['club']> {
  const show = await pictureAddresses(platform)
  return { name, color, country, logoUrl: show(logo_file_id)?.thumb ?? null }
}
