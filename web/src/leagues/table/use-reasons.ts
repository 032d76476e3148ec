import type { LeagueTeam } from '@touchline/contract/leagues/shapes/parts'
import type { Row } from '@touchline/domain/leagues/row'
import { locales } from '@touchline/domain/values/language'

import { useLanguage, useText } from '#web/platform/language/language.tsx'

import { comparedFigures, distinctFigures } from './compared-figures.ts'

export interface Reason {
  readonly team: string
  readonly sentence: string
  /** The points alone don't explain it. */
  readonly isAboutLevel: boolean
}

/** Why each team is below the previous one; empty before they have played. */
export function useReasons(
  rows: readonly Row[],
  teams: readonly Pick<LeagueTeam, 'id' | 'name'>[],
): readonly Reason[] {
  const text = useText('leagues').table
  const { language } = useLanguage()
  const names = new Map(teams.map(({ id, name }) => [id, name]))
  const nameOf = ({ team }: Row) => names.get(team) ?? ''

  function sentenceOf(row: Row, before: Row): string | undefined {
    const { behind } = row
    if (behind === null) return undefined
    if (behind === 'struck_out') return text.out(nameOf(row))
    if (behind === 'shared') return text.shares(nameOf(row), nameOf(before))
    const why = text.separations[behind]
    const [own, theirs] = comparedFigures(row) ?? []
    const compared =
      own === undefined || theirs === undefined
        ? why
        : text.compared(why, ...distinctFigures([own, theirs], locales[language]))
    return text.behind(nameOf(row), nameOf(before), compared)
  }

  return rows.flatMap((row, at) => {
    const before = rows[at - 1]
    if (!before || row.played + before.played === 0) return []
    const sentence = sentenceOf(row, before)
    if (sentence === undefined) return []
    const isLevel = row.behind !== 'points' && row.points === before.points
    return [{ team: row.team, sentence, isAboutLevel: isLevel || row.behind === 'struck_out' }]
  })
}
