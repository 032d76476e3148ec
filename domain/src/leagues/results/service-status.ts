import { hasUnknownWords, liveWord, normalizeRemark, scoreWords } from './score-words.ts'

/** Statuses of services for matches in progress, in four languages, without accents and dots. */
const goesOn = new RegExp(
  `^(?:${[
    'in|live|in ?play|in ?progress|ongoing|running|(?:has )?started|kick(?:ed)? ?off|paused?|break|unfinished',
    'not (?:yet )?(?:finished|ended|over|completed?)|(?:noch )?nicht beendet|(?:non|pas encore) terminee?|(?:aun )?no (?:finalizad|terminad)[oa]|sin (?:finalizar|terminar)',
    "\\d{1,3}(?: ?\\+ ?\\d{0,2})? ?(?:['’′]|min(?:ute|uto)?s?)(?: ?\\+ ?\\d{1,2})?['’′]?",
    '[12]h|[1-4]q|q[1-4]|s[1-7]|p[1-3]?|et|bt|ht|half ?time(?: break)?',
    '(?:1st|2nd|first|second) half|(?:1st|2nd|3rd|4th|first|second|third|fourth) (?:quarter|period|set)',
    'lauft(?: noch)?|laufend|im gange|halbzeit(?:pause)?|[12] (?:halbzeit|hz)|(?:erste|zweite) halbzeit|[1-4] (?:viertel|drittel|satz)',
    'en cours|en direct|mi temps|(?:1e?re|2e(?:me)?|2n?de|premiere|seconde|deuxieme) mi temps|[1-4]e?r?e? (?:quart temps|tiers temps|set)',
    'en juego|en curso|en vivo|en directo|en marcha|descanso|(?:1er?|2o?|primer|segundo) tiempo|(?:primera|segunda) (?:parte|mitad)',
  ].join('|')})$`,
)

/** One service uses these for matches in progress; elsewhere they say how a match ended. */
const goesOnInOneWord = /^(?:EXTRA_TIME|PENALTY_SHOOT_?OUT)$/i

const states: ReadonlyMap<string, string> = new Map([
  ['susp', 'abandoned'],
  ['suspended', 'abandoned'],
  ['int', 'abandoned'],
  ['interrupted', 'abandoned'],
  ['ns', 'scheduled'],
  ['notstarted', 'scheduled'],
  ['pre', 'scheduled'],
  ['pre match', 'scheduled'],
  ['pst', 'postponed'],
])

/** The readScore word for a status that means there is no result yet; undefined otherwise. */
export function readServiceStatus(status: string): string | undefined {
  if (goesOnInOneWord.test(status)) return liveWord
  const said = spelled(status)
  return states.get(said) ?? (goesOn.test(said) ? liveWord : undefined)
}

/** True if a status says that a match wasn't finished. */
export function isUnplayed(status: string): boolean {
  const said = spelled(status)
  const state = readServiceStatus(status)
  if (state !== undefined) return state !== liveWord
  return unplayed.some((kind) => scoreWords[kind].test(said))
}

const unplayed = ['annulled', 'abandoned', 'postponed', 'cancelled', 'notYet'] as const

/** True if a status doesn't tell whether the match is over. */
export function isUnknown(status: string): boolean {
  const said = spelled(status).replaceAll(over, ' ')
  return readServiceStatus(status) === undefined && (hasUnknownWords(said) || /\d/.test(said))
}

/** Further words of services for finished matches. */
const over =
  /\b(?:completed?|ended|closed|done|over|post|official|confirmed|regular(?: time)?|normal time|after|abgeschlossen|finie?|terminee|jouee|terminad[oa]|finalizada|jugada)\b/g

function spelled(status: string): string {
  return normalizeRemark(status.replaceAll('_', ' ')).replace(
    /^(?:status|match|game|spiel|partie|rencontre|partido) (?=.)/,
    '',
  )
}
