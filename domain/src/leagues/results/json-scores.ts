import { normalizeText, splitWords } from '../../members/import/words.ts'
import { type Fields, truncateCell, isObject, readScorePair } from './json-fields.ts'
import { findScores } from './score-details.ts'

/** The parts of a result, as services call them. */
const parts = {
  end: ['ft', 'full time', 'fulltime', 'endergebnis'],
  half: ['ht', 'half time', 'halftime', 'halbzeit', 'halbzeitergebnis'],
  overtime: ['et', 'extra time', 'extratime', 'nach verlangerung'],
  kicks: ['p', 'pen', 'pens', 'penalty', 'penalties', 'nach elfmeterschiessen'],
  regular: ['regular time', 'regulartime'],
} as const
type Part = keyof typeof parts
const partNames = ['end', 'half', 'overtime', 'kicks', 'regular'] as const satisfies readonly Part[]
type ScoreParts = Readonly<Partial<Record<Part, string>>>

const heads = ['score', 'scores', 'result', 'results']

/**
 * Joins a match's result to one cell, as in a line. Services split it, and each counts extra time
 * and shoot-outs differently; unknown forms stay unchanged.
 */
export function joinScore(fields: Fields, object: object): Fields {
  const listed = listedResults(object)
  const scoreParts = listed ? partsIn(listed) : partsIn(partsBelowScore(fields))
  const score = scoreParts && (listed ? cumulative(scoreParts) : scoreOf(scoreParts, fields))
  if (score === undefined) return listed ? new Map([...fields, ['score', unclear(listed)]]) : fields
  const used = new Set(partsBelowScore(fields).map(([path]) => path))
  return new Map([
    ...[...fields].filter(([path]) => !used.has(path) && path !== 'goals'),
    ['score', score],
  ])
}

type NamedParts = readonly (readonly [path: string, name: string, written: string])[]

/** "score.ft", "score.fullTime". */
function partsBelowScore(fields: Fields): NamedParts {
  return [...fields].flatMap(([path, written]) => {
    const [head = '', name, ...deeper] = path.split('.')
    const isPart = name !== undefined && deeper.length === 0 && partOf(name) !== undefined
    return isPart && heads.includes(head) ? [[path, name, written] as const] : []
  })
}

/** A list of results, each with a name and both scores. */
function listedResults(object: object): NamedParts | undefined {
  const list: unknown = 'matchResults' in object ? object.matchResults : undefined
  if (!Array.isArray(list)) return undefined
  return list.filter(isObject).map((result) => {
    const entries = new Map<string, unknown>(Object.entries(result))
    const name = entries.get('resultName')
    const points = readScorePair([entries.get('pointsTeam1'), entries.get('pointsTeam2')])
    return [
      'matchResults',
      typeof name === 'string' ? truncateCell(name) : '',
      points ?? '',
    ] as const
  })
}

/** Undefined if there is none, or one has an unknown name. */
function partsIn(named: NamedParts): ScoreParts | undefined {
  if (named.length === 0) return undefined
  let scoreParts: ScoreParts = {}
  for (const [, name, written] of named) {
    const part = partOf(name)
    if (part === undefined) return undefined
    if (written !== '') scoreParts = { ...scoreParts, [part]: written }
  }
  return scoreParts
}

function partOf(name: string): Part | undefined {
  const spelled = splitWords(name).join(' ')
  return partNames.find((part) => parts[part].some((known) => known === spelled))
}

/** Results that can't be combined are shown as they are. */
function unclear(named: NamedParts): string {
  return truncateCell(named.map(([, name, written]) => `${written} ${name}`).join(' '))
}

/**
 * Services in which each result includes all earlier goals; a shoot-out includes those of the
 * match.
 */
function cumulative({ end, half, overtime, kicks }: ScoreParts): string {
  const played = overtime ?? end ?? ''
  if (kicks !== undefined) return `${kicks} n. E. (${played})`
  return overtime === undefined ? withHalf(played, half) : `${played} n. V.${inBrackets([half])}`
}

function scoreOf(scoreParts: ScoreParts, fields: Fields): string {
  const goals = fields.get('goals')
  const state = normalizeText(fields.get('fixture.status.short') ?? '')
  if (goals !== undefined) return totalled(goals, scoreParts, state)
  const duration = fields.get('score.duration')
  if (duration !== undefined) return byDuration(scoreParts, duration)
  return inTurn(scoreParts)
}

/** Services that give the final score separately, with a state for how it ended. */
function totalled(goals: string, { half, kicks }: ScoreParts, state: string): string {
  if (state === 'pen') return `${goals} (${kicks ?? ''} pens)`
  return state === 'aet' ? `${goals} aet` : withHalf(goals, half)
}

/** Services whose score includes the shoot-out, with each period separately. */
function byDuration(
  { end = '', half, regular, overtime, kicks }: ScoreParts,
  duration: string,
): string {
  if (duration === 'EXTRA_TIME') return `${end} aet`
  if (duration !== 'PENALTY_SHOOTOUT') return withHalf(end, half)
  const played = regular === undefined ? undefined : sumOf([regular, overtime ?? '0:0'])
  return `${played ?? end} (${kicks ?? ''} pens)`
}

/** Services that give ninety minutes, extra time and shoot-out separately. */
function inTurn({ end, half, overtime, kicks }: ScoreParts): string {
  const played = overtime ?? end
  if (played === undefined) return kicks === undefined ? '' : `-:- (${kicks} pens)`
  if (kicks !== undefined) return `${played} (${kicks} pens)`
  if (overtime === undefined) return withHalf(played, half)
  return `${overtime} aet${inBrackets([half, isLevel(end) ? end : undefined])}`
}

function withHalf(score: string, half: string | undefined): string {
  return score === '' ? '' : `${score}${inBrackets([half])}`
}

function inBrackets(scores: readonly (string | undefined)[]): string {
  const known = scores.filter((score) => score !== undefined && score !== '')
  return known.length === 0 ? '' : ` (${known.join(', ')})`
}

function isLevel(score: string | undefined): boolean {
  const [read] = findScores(score ?? '')
  return read !== undefined && read.home === read.away
}

function sumOf(scores: readonly string[]): string {
  const read = scores.flatMap(findScores)
  const sum = (side: 'home' | 'away') => read.reduce((total, one) => total + one[side], 0)
  return `${sum('home')}:${sum('away')}`
}
