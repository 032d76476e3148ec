import { wallClockOf } from '@touchline/domain/values/day-in-zone'
import { locales } from '@touchline/domain/values/language'
import { trainingTimes, type Training } from '@touchline/domain/websites/training-times'

import { pictureAddresses, type ShowPicture } from '#server/files/queries/addresses.ts'
import { escaped } from '#server/platform/html.ts'
import type { Platform } from '#server/platform/platform.ts'

import type { PublicMatch, PublicTraining } from '../queries/events.ts'
import { findTeams, type PublicTeam } from '../queries/teams.ts'
import type { Website } from '../queries/websites.ts'
import { siteWords, type SiteWords } from './words.ts'

/** A website that is being shown, to everyone or as a preview. */
export interface ShownWebsite {
  readonly website: Website
  readonly teams: readonly PublicTeam[]
  readonly words: SiteWords
  readonly show: ShowPicture
  readonly origin: string
  /** /site/{slug} */
  readonly path: string
  /** Kept in the links of a preview. */
  readonly query: string
}

export async function shownWebsite(
  platform: Pick<Platform, 'database' | 'clock' | 'config'>,
  website: Website,
  query: string,
): Promise<ShownWebsite> {
  const hidden = new Set(website.settings.hiddenTeamIds)
  const teams = await findTeams(platform.database, website.owner)
  return {
    website,
    teams: teams.filter(({ id }) => !hidden.has(id)),
    words: siteWords(website.language),
    show: await pictureAddresses(platform),
    origin: platform.config.publicUrl,
    path: `/site/${website.slug}`,
    query,
  }
}

/** A lone team is at the address itself, a team of a club below it. */
export function pathOfTeam({ website, path }: ShownWebsite, { slug }: PublicTeam): string {
  return website.owner.kind === 'team' ? path : `${path}/${slug}`
}

export function pathOfMatch({ path }: ShownWebsite, { id }: Pick<PublicMatch, 'id'>): string {
  return `${path}/match/${id}`
}

export function contactPart({ website: { settings } }: ShownWebsite): string {
  const { name, email, phone } = settings.contact
  const lines = [
    name === '' ? '' : `<li>${escaped(name)}</li>`,
    email === null ? '' : `<li><a href="mailto:${escaped(email)}">${escaped(email)}</a></li>`,
    phone === null ? '' : `<li><a href="tel:${escaped(phone)}">${escaped(phone)}</a></li>`,
  ].filter((line) => line !== '')
  return lines.length === 0 ? '' : `<ul>${lines.join('')}</ul>`
}

/** "Tuesday, 17:30–19:00 · North Field" for each training time of a team. */
export function trainingLines(
  trainings: readonly PublicTraining[],
  { language }: SiteWords,
): readonly string[] {
  const weekdays = new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' })
  const planned = trainings.filter(({ isCancelled }) => !isCancelled)
  return trainingTimes(planned.map(onTheClock)).map(({ weekday, from, until, venue }) => {
    // 5 January 2026 is a Monday.
    const day = weekdays.format(new Date(Date.UTC(2026, 0, 4 + weekday)))
    const start = day.charAt(0).toLocaleUpperCase(locales[language]) + day.slice(1)
    return [`${start}, ${from}–${until}`, venue].filter((part) => part !== null).join(' · ')
  })
}

function onTheClock({ startsAt, endsAt, timeZone, venue }: PublicTraining): Training {
  const from = wallClockOf(startsAt.toISOString(), timeZone)
  const until = wallClockOf(endsAt.toISOString(), timeZone).slice(11)
  const weekday = new Date(`${from.slice(0, 10)}T00:00:00Z`).getUTCDay() || 7
  return { weekday, from: from.slice(11), until, venue }
}
