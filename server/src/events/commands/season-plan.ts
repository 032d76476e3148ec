import { planType, type SeasonPlan } from '@touchline/contract/events/shapes/season-plan'
import { calendarText } from '@touchline/domain/events/calendar-text'
import { fullTitle } from '@touchline/domain/events/full-title'
import { weekOf } from '@touchline/domain/events/month-grid'
import { type Language, locales } from '@touchline/domain/values/language'
import { seasonPlan as german } from '@touchline/text/events/season-plan/de'
import { seasonPlan as english } from '@touchline/text/events/season-plan/en'
import { seasonPlan as spanish } from '@touchline/text/events/season-plan/es'
import { seasonPlan as french } from '@touchline/text/events/season-plan/fr'

import { requireClub } from '#server/clubs/queries.ts'
import { pictureAsPng } from '#server/files/commands/picture-as-png.ts'
import { openSheet, type Sheet } from '#server/platform/paper/sheet.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findSeasonPlan, type PlannedRow } from '../queries/season-plan.ts'

const texts = { en: english, fr: french, de: german, es: spanish } satisfies Record<
  Language,
  typeof english
>

export interface PlanFile {
  readonly fileName: string
  readonly contentType: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

type Here = Pick<Platform, 'database' | 'config' | 'storage'>

/** The season of a club's teams, on paper or for calendar programs. */
export async function writeSeasonPlan(
  here: Here,
  wanted: SeasonPlan,
  now: Date,
): Promise<PlanFile> {
  const { clubId, format, language } = wanted
  const text = texts[language]
  const club = await requireClub(here.database, clubId)
  const rows = await findSeasonPlan(here.database, wanted)
  const bytes =
    format === 'ics'
      ? new TextEncoder().encode(
          calendarOf(rows, { name: club.name, publicUrl: here.config.publicUrl }),
        )
      : await paperOf(rows, {
          wanted,
          now,
          name: club.name,
          crest:
            club.logo_file_id === null ? undefined : await pictureAsPng(here, club.logo_file_id),
        })
  return { fileName: `${text.fileName}.${format}`, contentType: planType[format], bytes }
}

function calendarOf(
  rows: readonly PlannedRow[],
  { name, publicUrl }: { readonly name: string; readonly publicUrl: string },
): string {
  return calendarText(
    name,
    rows.map(({ teamName, ...row }) => ({
      ...row,
      title: `${teamName} · ${fullTitle(row)}`,
      address: `${publicUrl}/team/${row.teamId}/events/${row.id}`,
      isDeclined: false,
    })),
  )
}

interface Paper {
  readonly wanted: SeasonPlan
  readonly now: Date
  readonly name: string
  readonly crest: Buffer | undefined
}

async function paperOf(rows: readonly PlannedRow[], { wanted, now, name, crest }: Paper) {
  const { language, from, to } = wanted
  const text = texts[language]
  const days = daysIn(language)
  const sheet = await openSheet({
    title: `${text.title} · ${name}`,
    language,
    madeAt: now,
    pageWords: (page) => `${name} · ${text.page(page)}`,
  })
  if (crest !== undefined) sheet.picture(crest)
  sheet.title(name)
  sheet.note(`${text.title} · ${days.formatRange(atNoon(from), atNoon(to))}`)
  if (rows.length === 0) sheet.row(text.none)
  const weeks = Map.groupBy(rows, ({ startsLocal }) => weekOf(startsLocal.slice(0, 10))[0] ?? '')
  for (const [monday, ofWeek] of weeks) {
    sheet.gap()
    sheet.heading(days.formatRange(atNoon(monday), atNoon(weekOf(monday)[6] ?? monday)))
    writeWeek(sheet, ofWeek, language)
  }
  return sheet.end()
}

function writeWeek(sheet: Sheet, rows: readonly PlannedRow[], language: Language): void {
  const text = texts[language]
  const weekday = new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  for (const [day, ofDay] of Map.groupBy(rows, ({ startsLocal }) => startsLocal.slice(0, 10))) {
    sheet.row(weekday.format(atNoon(day)), '', 'bold')
    for (const row of ofDay) {
      const times = `${row.startsLocal.slice(11)}–${row.endsLocal.slice(11)}`
      const facts = [
        row.isAllDay ? text.allDay : times,
        row.teamName,
        fullTitle(row),
        row.place,
        row.isCancelled ? text.cancelled : null,
      ]
      sheet.row(facts.filter((fact) => fact !== null).join(' · '))
    }
  }
}

function daysIn(language: Language) {
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}

function atNoon(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}
