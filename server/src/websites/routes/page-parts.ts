import { spanInWords } from '@touchline/domain/events/span-in-words'
import type { Outcome } from '@touchline/domain/leagues/match'
import { locales } from '@touchline/domain/values/language'

import { escaped } from '#server/platform/html.ts'

import type { PublicMatch } from '../queries/events.ts'
import type { Standings } from '../queries/standings.ts'
import type { PublicTraining } from '../queries/trainings.ts'
import type { SiteWords } from './words.ts'

/** The name under which each team plays. */
export type TeamNames = ReadonlyMap<string, string>

export function section(title: string, body: string): string {
  return body === '' ? '' : `<section><h2>${escaped(title)}</h2>\n${body}\n</section>`
}

export function listOf(items: readonly string[], empty = ''): string {
  if (items.length > 0) return `<ul>${items.join('\n')}</ul>`
  return empty === '' ? '' : `<p class="quiet">${escaped(empty)}</p>`
}

/** The home team first. */
export function sidesIn(match: PublicMatch, names: TeamNames): readonly string[] {
  const us = names.get(match.teamId) ?? ''
  if (match.opponent === null) return [us]
  return match.homeAway === 'away' ? [match.opponent, us] : [us, match.opponent]
}

/** "U12 – Harbour Town" */
export function sidesOf(match: PublicMatch, names: TeamNames): string {
  return sidesIn(match, names).join(' – ')
}

interface ListedIn {
  readonly names: TeamNames
  readonly words: SiteWords
  /** The page of the match, where one leads there. */
  readonly pageOf?: (match: PublicMatch) => string
}

export function matchItem(match: PublicMatch, { names, words, pageOf }: ListedIn): string {
  const { types } = words
  const sides = escaped(sidesOf(match, names))
  const linked = pageOf ? `<a href="${escaped(pageOf(match))}">${sides}</a>` : sides
  const state = stateOf(match, words)
  const facts = [types[match.type], match.venue].filter((fact) => fact !== null)
  const when = timeOf(match, words)
  return `<li class="match"><span class="sides">${linked}</span>${scorePart(match)}
<span class="quiet">${state === undefined ? when : `<s>${when}</s> <span class="off">${escaped(state)}</span>`} · ${escaped(facts.join(' · '))}</span></li>`
}

export function scorePart({ outcome }: PublicMatch): string {
  const score = scoreOf(outcome)
  return score === undefined ? '' : `<span class="score">${score}</span>`
}

function scoreOf(outcome: Outcome | null): string | undefined {
  if (outcome?.kind !== 'played' && outcome?.kind !== 'awarded') return undefined
  return `${outcome.score.home}:${outcome.score.away}`
}

/** Why a match doesn't take place when it was planned. */
export function stateOf(
  { isCancelled, outcome }: Pick<PublicMatch, 'isCancelled' | 'outcome'>,
  { text }: SiteWords,
): string | undefined {
  if (outcome?.kind === 'postponed') return text.postponed
  return isCancelled || outcome?.kind === 'cancelled' ? text.cancelled : undefined
}

/** A match says when it begins, a tournament how long it takes. */
function timeOf(match: PublicMatch, words: SiteWords): string {
  const { startsAt, endsAt, isAllDay, type } = match
  const start = startsAt.toISOString()
  if (type === 'tournament')
    return timePart({ startsAt: start, endsAt: endsAt.toISOString(), isAllDay }, match, words)
  return timePart({ startsAt: start, endsAt: start, isAllDay }, match, words)
}

interface Span {
  readonly startsAt: string
  readonly endsAt: string
  readonly isAllDay: boolean
}

function timePart(
  span: Span,
  { timeZone }: Pick<PublicMatch, 'timeZone'>,
  { language }: SiteWords,
): string {
  const shown = spanInWords(span, timeZone, { locale: locales[language], allDay: '' })
  return `<time datetime="${span.startsAt}">${escaped(span.isAllDay ? shown.days : shown.whole)}</time>`
}

export function trainingItem(training: PublicTraining, names: TeamNames, words: SiteWords): string {
  const { startsAt, endsAt, venue, isCancelled } = training
  const { text } = words
  const span = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), isAllDay: false }
  const when = timePart(span, training, words)
  const team = names.get(training.teamId) ?? ''
  const shown = isCancelled
    ? `<s>${when}</s> <span class="off">${escaped(text.cancelled)}</span>`
    : when
  return `<li class="match"><span class="sides">${escaped([team, text.training].join(' · '))}</span>
<span class="quiet">${shown}${venue === null ? '' : ` · ${escaped(venue)}`}</span></li>`
}

export function standingsTable({ league, rows }: Standings, { text }: SiteWords): string {
  const { columns, short } = text
  const head = (name: keyof typeof short) =>
    `<th scope="col"><abbr title="${escaped(columns[name])}">${escaped(short[name])}</abbr></th>`
  const lines = rows.map(
    ({ position, name, played, difference, points, isOurs }) =>
      `<tr${isOurs ? ' class="ours"' : ''}><td>${position}</td><th class="team" scope="row">${escaped(name)}</th><td>${played}</td><td>${signed(difference)}</td><td>${points}</td></tr>`,
  )
  return `<table><caption>${escaped(league)}</caption><thead><tr>${head('position')}<th class="team" scope="col">${escaped(columns.team)}</th>${head('played')}${head('difference')}${head('points')}</tr></thead><tbody>${lines.join('\n')}</tbody></table>`
}

function signed(difference: number): string {
  return difference > 0 ? `+${difference}` : String(difference).replace('-', '−')
}
