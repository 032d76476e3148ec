import { splitWords } from '../../members/import/words.ts'
import { columnOf } from './headings.ts'
import { type Fields, truncateCell } from './json-fields.ts'
import { isUnknown, isUnplayed, readServiceStatus } from './service-status.ts'

/**
 * Adds whether a match is over: flags such as "matchIsFinished": false and "cancelled": true win
 * over a status; with an unknown status, the score isn't read.
 */
export function addState(fields: Fields): Fields {
  const statuses = statusesIn(fields)
  const flag = flagIn(fields)
  const unplayed = statuses.find(isUnplayed)
  if (flag === 'unfinished' && unplayed !== undefined) return withStatus(fields, unplayed)
  if (flag !== undefined && flag !== 'finished') return withStatus(fields, flag)
  const open = unplayed ?? statuses.find((status) => readServiceStatus(status) !== undefined)
  return open === undefined
    ? withWords(fields, { statuses, isOver: flag === 'finished' })
    : withStatus(fields, open)
}

interface Words {
  readonly statuses: readonly string[]
  /** Another field says that it is over. */
  readonly isOver: boolean
}

function withWords(fields: Fields, { statuses, isOver }: Words): Fields {
  const [first] = statuses
  if (first === undefined) return fields
  const known = statuses.find((status) => !isUnknown(status))
  if (known === undefined) return isOver ? fields : withDoubt(fields, first)
  return hasStatus(fields) ? fields : withStatus(fields, known)
}

/** Status texts of a match, in one field or several; remarks are ignored. */
function statusesIn(fields: Fields): readonly string[] {
  return [...fields].flatMap(([path, written]) =>
    written !== '' && !/^(?:true|false)$/.test(written) && isStatus(path) ? [written] : [],
  )
}

function isStatus(path: string): boolean {
  if (/(?:^|\.)(?:status|state)\.(?:short|long|name|type|code|description|state)$/i.test(path))
    return isOfMatch(path)
  return columnOf(path) === 'status' && /(?:status|state|short|statut|etat|estado)$/i.test(path)
}

/** The most specific flag: what happened, then not over, then over. */
function flagIn(fields: Fields): string | undefined {
  const said = [...fields].flatMap(([path, written]) =>
    isOfMatch(path) ? (flagOf(path, written) ?? []) : [],
  )
  const became = said.filter((word) => word !== 'unfinished' && word !== 'finished')
  if (became.length > 0) return became.join(' ')
  return said.find((word) => word === 'unfinished') ?? said[0]
}

/** True for fields of the match itself, as its season may be unfinished. */
function isOfMatch(path: string): boolean {
  return /^(?:(?:match|fixture|game|event|status|state|type)\.)*[^.]*$/i.test(path)
}

function flagOf(path: string, written: string): string | undefined {
  if (written !== 'true' && written !== 'false') return undefined
  return written === 'true'
    ? flagOfYes(splitWords(path).join(' '))
    : flagOfNo(splitWords(path).join(' '))
}

const over = /(?<!\bnot )\b(?:is|match|game)?(?:finished|completed|played|ended|over)$/

function flagOfYes(said: string): string | undefined {
  if (over.test(said)) return 'finished'
  if (/\b(?:is)?(?:live|ongoing|in progress|inprogress|running|unfinished)$/.test(said))
    return 'unfinished'
  return /(cancell?ed|postponed|abandoned|awarded|forfeit)$/.exec(said)?.[1]
}

function flagOfNo(said: string): string | undefined {
  return over.test(said) || /\b(?:has|is)?started$/.test(said) ? 'unfinished' : undefined
}

function hasStatus(fields: Fields): boolean {
  return [...fields].some(([path, written]) => written !== '' && columnOf(path) === 'status')
}

function withStatus(fields: Fields, status: string): Fields {
  const others = [...fields].filter(([path]) => columnOf(path) !== 'status')
  return new Map([...others, ['status', status]])
}

function withDoubt(fields: Fields, status: string): Fields {
  return new Map(
    [...fields].map(([path, written]) => {
      const isScore = ['score', 'awayScore'].includes(columnOf(path) ?? '') && /\d/.test(written)
      return [path, isScore ? truncateCell(`${written} ${status}`) : written]
    }),
  )
}
