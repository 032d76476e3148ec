import { spanInWords } from '@touchline/domain/events/span-in-words'
import { wallClockOf } from '@touchline/domain/values/day-in-zone'
import { locales } from '@touchline/domain/values/language'

import { AppError } from '#server/platform/errors.ts'
import { escaped } from '#server/platform/html.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findMatch, type PublicMatch } from '../queries/events.ts'
import { sidesIn, scorePart, stateOf } from './page-parts.ts'
import { homePath, pathOfMatch, type ShownWebsite } from './shown-website.ts'
import { sitePage, type MadePage } from './site-page.ts'
import { sponsorsPart } from './sponsors-part.ts'
import { matchData, structuredData } from './structured-data.ts'
import type { SiteWords } from './words.ts'

/** A match, to pass on; on paper it is a poster of one page, A4 or A3. */
export async function matchPage(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  shown: ShownWebsite,
  id: string,
): Promise<MadePage> {
  const { website, teams, words, origin, query } = shown
  const teamIds = teams.map((team) => team.id)
  const match = await findMatch(database, { teamIds, now: clock(), id })
  const team = teams.find((one) => one.id === match?.teamId)
  if (match === undefined || team === undefined) throw new AppError('not_found')
  const names = new Map([[team.id, team.name]])
  const sides = sidesIn(match, names)
  const day = dayOf(match, words)
  const url = origin + pathOfMatch(shown, match)
  const logo = shown.show(team.logoFileId ?? website.logoFileId)?.full
  return sitePage({
    words,
    title: sides.join(' – '),
    description: [day, clockOf(match), match.venue].filter(Boolean).join(' · '),
    name: website.name,
    heading: sides,
    above: { name: website.name, path: homePath(shown) + query },
    url,
    place: shown,
    color: team.color,
    logo,
    crests: crestsOf(match, { ours: logo, theirs: shown.show(match.theirLogoFileId)?.full }),
    isIndexed: shown.isIndexed,
    isPoster: true,
    body: `<div>${factsOf(match, shown, day)}
<p class="print"><button type="button" id="print">${escaped(words.text.poster)}</button></p></div>
${sponsorsPart(shown, match.startsAt, 'full')}`,
    data: structuredData([matchData(match, names, url)]),
  })
}

/** Both crests or ours alone: theirs alone would pass for the host's. */
function crestsOf(
  { homeAway, opponent }: PublicMatch,
  { ours, theirs }: { readonly ours: string | undefined; readonly theirs: string | undefined },
): readonly string[] | undefined {
  if (ours === undefined || theirs === undefined || opponent === null) return undefined
  return homeAway === 'away' ? [theirs, ours] : [ours, theirs]
}

function factsOf(match: PublicMatch, { website, words, origin, path }: ShownWebsite, day: string) {
  const state = stateOf(match, words)
  const score = website.settings.showsResults ? scorePart(match) : ''
  const clock = clockOf(match)
  const lines = [
    `<p class="quiet">${escaped(words.types[match.type])}</p>`,
    state === undefined ? '' : `<p class="off">${escaped(state)}</p>`,
    score === '' ? '' : `<p>${score}</p>`,
    `<p class="when"><time datetime="${match.startsAt.toISOString()}">${escaped(day)}</time></p>`,
    clock === undefined ? '' : `<p class="clock">${clock}</p>`,
    match.venue === null ? '' : `<p class="where">${escaped(match.venue)}</p>`,
    `<p class="address">${escaped((origin + path).replace(/^https?:\/\//, ''))}</p>`,
  ]
  return `<section class="facts">${lines.filter((line) => line !== '').join('\n')}</section>`
}

/** "Saturday, 21 March 2026", or the days of a tournament. */
function dayOf({ startsAt, endsAt, isAllDay, timeZone }: PublicMatch, { language }: SiteWords) {
  const locale = locales[language]
  const span = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), isAllDay }
  const { days, isSeveralDays } = spanInWords(span, timeZone, { locale, allDay: '' })
  if (isSeveralDays) return days
  const words = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone }).format(startsAt)
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1)
}

function clockOf({ startsAt, isAllDay, timeZone }: PublicMatch): string | undefined {
  return isAllDay ? undefined : wallClockOf(startsAt.toISOString(), timeZone).slice(11)
}
