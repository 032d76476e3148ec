import { isMonth } from '../../members/import/dates.ts'
import { normalizeText } from '../../members/import/words.ts'
import { timePrefixPattern, timePattern } from './time.ts'

interface Heading {
  readonly round?: string
  readonly date?: string
}

/**
 * A line that applies to those below: "3. Spieltag", "Saturday, 12 September", "Journée 3 (12/09)".
 */
export function readLineHeading(said: string): Heading | undefined {
  const round = roundIn(said)
  if (round !== undefined) return { round }
  const date = dateAlone(said.replace(/:$/, ''))
  return date === undefined ? datedRound(said) : { date }
}

function datedRound(said: string): Heading | undefined {
  const [, title = '', day = ''] = /^(.*?)\s*[-–,(|:]\s*(.*?)\)?$/.exec(said) ?? []
  const [round, date] = [roundIn(title), dateAlone(day)]
  return round !== undefined && date !== undefined ? { round, date } : undefined
}

function dateAlone(said: string): string | undefined {
  const { date, rest } = splitDate(said)
  return date !== '' && rest === '' ? date : undefined
}

/** "3. Spieltag", "Matchday 3", "Journée 3", "Jornada 3". */
function roundIn(said: string): string | undefined {
  const text = normalizeText(said).replace(/[:.]$/, '')
  return (
    /^(\d{1,3})\.?(?:e|eme|a|ª|st|nd|rd|th)? ?(?:spieltag|runde|matchday|round|journee|jornada)$/.exec(
      text,
    )?.[1] ??
    /^(?:spieltag|runde|matchday|match day|round|journee|jornada) (\d{1,3})$/.exec(text)?.[1]
  )
}

const weekday = String.raw`(?:\p{L}{2,10}[.,]{0,2} )?`
const end = String.raw`(?:[T,;|:]|(?= |$))\s*`
const inFigures = new RegExp(
  String.raw`^${weekday}(\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|20\d{6}|\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2}(?!\d))|\d{1,2}\.\d{1,2}\.(?!\d)|\d{1,2}/\d{1,2}(?![\d/]))${end}`,
  'u',
)
const year = String.raw`(?:,? (?:de )?20\d\d)?`
const dayFirst = new RegExp(
  String.raw`^${weekday}(\d{1,2}(?:\.|er|st|nd|rd|th)?[ -](?:de |of )?(\p{L}{3,10})\.?(?:-(?:20)?\d\d|${year}))${end}`,
  'u',
)
const monthFirst = new RegExp(
  String.raw`^${weekday}((\p{L}{3,10})\.?[ /]\d{1,2}(?:st|nd|rd|th)?${year})${end}`,
  'u',
)

export function splitDate(said: string): { readonly date: string; readonly rest: string } {
  const named = [dayFirst, monthFirst].map((way) => way.exec(said))
  const found =
    inFigures.exec(said) ??
    named.find((way) => way !== null && isMonth(normalizeText(way[2] ?? '')))
  return found
    ? { date: found[1] ?? '', rest: said.slice(found[0].length).trim() }
    : { date: '', rest: said }
}

const timeAhead = new RegExp(
  String.raw`^[,|–-]?\s*${timePrefixPattern}(${timePattern})(?:(?<=:\d\d)\.\d+)?(?:(?<=\d)(?:Z|[+-]\d{2}:?\d{2}))?(?:[\s,;:|–-]+|$)`,
  'i',
)

/** Cuts off a time after the date: "15:00", "15.00 Uhr", "um 15 Uhr", "15h00", "3 pm". */
export function withoutTime(
  rest: string,
  hasDate: boolean,
): { readonly time: string; readonly rest: string } {
  const found = timeAhead.exec(rest)
  // "3 pm" could be a name, but "15:30" before both teams is no score.
  const isTime = hasDate || /^\d{1,2}[:.][0-5]\d /.test(rest)
  if (!found || !isTime) return { time: '', rest }
  return { time: found[1] ?? '', rest: rest.slice(found[0].length) }
}
