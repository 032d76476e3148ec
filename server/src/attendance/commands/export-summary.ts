import type { SummaryExport } from '@touchline/contract/attendance/shapes/marks'
import { exportType } from '@touchline/contract/members/shapes/many'
import { ratesOf, silentOf } from '@touchline/domain/attendance/marks'
import type { Language } from '@touchline/domain/values/language'
import { attendance as german } from '@touchline/text/attendance/de'
import { attendance as english } from '@touchline/text/attendance/en'
import { attendance as spanish } from '@touchline/text/attendance/es'
import { attendance as french } from '@touchline/text/attendance/fr'

import { tableBytes } from '#server/members/commands/table-bytes.ts'
import type { Queryable } from '#server/platform/database/database.ts'

import { findTallies, type MemberTally, type ReadableMembers } from '../queries/tallies.ts'

const texts: Readonly<Record<Language, typeof english>> = {
  en: english,
  fr: french,
  de: german,
  es: spanish,
}

/** The season figures as a file, of the people the reader may see. */
export async function exportSummary(
  db: Queryable,
  options: SummaryExport & { readonly now: Date },
  readable: ReadableMembers,
) {
  const { format, language, memberIds } = options
  const { columns, file } = texts[language]
  const tallies = await wholeTeam(db, options, readable)
  const byId = new Map(tallies.map((tally) => [tally.memberId, tally]))
  const chosen = memberIds?.flatMap((id) => byId.get(id) ?? [])
  const former = tallies.filter(({ isFormer }) => isFormer)
  const shown = chosen === undefined ? tallies : [...new Set([...chosen, ...former])]
  async function* pages() {
    yield shown.map(lineOf)
  }
  return {
    fileName: `${file}.${format}`,
    contentType: exportType[format],
    bytes: await tableBytes(format, { head: headOf(columns), pages: pages() }),
  }
}

const pageSize = 500

async function wholeTeam(
  db: Queryable,
  { teamId, seasonId, type, withFormer, now }: SummaryExport & { readonly now: Date },
  readable: ReadableMembers,
): Promise<MemberTally[]> {
  const question = { teamId, seasonId, type, withFormer, now, limit: pageSize }
  const all: MemberTally[] = []
  let page = await findTallies(db, question, readable)
  while (page.length > pageSize) {
    all.push(...page.slice(0, pageSize))
    page = await findTallies(db, { ...question, cursor: all.at(-1)?.memberId }, readable)
  }
  return [...all, ...page]
}

function headOf(columns: typeof english.columns): string[] {
  return [
    columns.member,
    columns.role,
    columns.invited,
    columns.going,
    columns.maybe,
    columns.notGoing,
    columns.silent,
    columns.present,
    columns.late,
    columns.absent,
    columns.injured,
    columns.answeredRate,
    columns.presenceRate,
  ]
}

function lineOf(tally: MemberTally): string[] {
  const { answered, presence } = ratesOf(tally)
  const counts = [
    tally.invited,
    tally.going,
    tally.maybe,
    tally.notGoing,
    silentOf(tally),
    tally.present,
    tally.late,
    tally.absent,
    tally.injured,
  ]
  return [
    `${tally.firstName} ${tally.lastName}`.trim(),
    tally.role,
    ...counts.map(String),
    percent(answered),
    percent(presence),
  ]
}

/** A whole percentage as plain text, so that every program can read it. */
function percent(rate: number | null): string {
  return rate === null ? '' : `${Math.round(rate * 100)} %`
}
