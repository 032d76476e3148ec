import { exportType } from '@touchline/contract/members/shapes/many'
import type { StatisticsExport } from '@touchline/contract/statistics/shapes'
import { gamesOf } from '@touchline/domain/statistics/games'
import { figuresOf, type PlayerFigure } from '@touchline/domain/statistics/player-figures'
import type { Actor } from '@touchline/domain/teams/actor'
import type { Language } from '@touchline/domain/values/language'
import { statistics as german } from '@touchline/text/statistics/de'
import { statistics as english } from '@touchline/text/statistics/en'
import { statistics as spanish } from '@touchline/text/statistics/es'
import { statistics as french } from '@touchline/text/statistics/fr'

import { tableBytes } from '#server/members/commands/table-bytes.ts'
import type { Queryable } from '#server/platform/database/database.ts'

import { findSport } from '../queries/counted.ts'
import { findMatchesWithResult } from '../queries/games.ts'
import { findEveryPlayer } from '../queries/players.ts'

type Texts = typeof english

const texts: Readonly<Record<Language, Texts>> = {
  en: english,
  fr: french,
  de: german,
  es: spanish,
}

interface Exporting {
  readonly actor: Actor
  readonly now: Date
}

/** Games or players as a file, limited to what the caller may see. */
export async function exportStatistics(
  db: Queryable,
  exporting: Exporting,
  input: StatisticsExport,
) {
  const { what, format, language } = input
  const text = texts[language]
  const { head, lines } =
    what === 'games' ? await gamesTable(db, input, text) : await playersTable(db, exporting, input)
  async function* pages() {
    yield lines
  }
  return {
    fileName: `${text.files[what]}.${format}`,
    contentType: exportType[format],
    bytes: await tableBytes(format, { head, pages: pages() }),
  }
}

async function gamesTable(db: Queryable, input: StatisticsExport, { team, types }: Texts) {
  const matches = await findMatchesWithResult(db, input)
  const typeOf = new Map(matches.map(({ id, type }) => [id, types[type]]))
  const { date, opponent, at, type, result } = team.columns
  return {
    head: [date, opponent, at, type, result, team.scored, team.conceded],
    lines: gamesOf(matches).map((game) => [
      game.date ?? '',
      game.opponent,
      team[game.at],
      typeOf.get(game.id) ?? '',
      team.results[game.result],
      String(game.scored),
      String(game.conceded),
    ]),
  }
}

async function playersTable(
  db: Queryable,
  { actor, now }: Exporting,
  { language, memberIds, ...input }: StatisticsExport,
) {
  const { players: text } = texts[language]
  const figures = figuresOf(await findSport(db, input))
  const everybody = await findEveryPlayer(db, actor, { ...input, now })
  const byId = new Map(everybody.map((player) => [player.memberId, player]))
  const shown = memberIds?.flatMap((id) => byId.get(id) ?? []) ?? everybody
  return {
    head: [text.member, text.role, ...figures.map((figure) => text.columns[figure])],
    lines: shown.map((player) => [
      `${player.firstName} ${player.lastName}`.trim(),
      player.role,
      ...figures.map((figure) => written(figure, player[figure])),
    ]),
  }
}

/** A rate as a whole percentage; empty if missing. */
function written(figure: PlayerFigure, value: number | null): string {
  if (value === null) return ''
  return figure === 'attendanceRate' ? `${Math.round(value * 100)} %` : String(value)
}
