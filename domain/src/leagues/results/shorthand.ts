import { removeFootnotes, normalizeSigns } from './signs.ts'

/** Expands abbreviations for or beside a score. */
export function expandShorthand(text: string): string {
  return removeFootnotes(text)
    .replaceAll(gluedWord, '$1 ')
    .replaceAll(kicksBesideEach, besideEach)
    .replace(/(?<=^|\s)(\d{1,3}) ?(?:x|zu|à|a|to) ?(\d{1,3})$/i, '$1:$2')
    .replace(/(?<=^|\s)P ?[-–] ?P$/, 'postponed')
    .replace(/(?<=^|\s)A ?[-–] ?A$/, 'abandoned')
    .replace(/(?<=^|\s)\+ ?[:/] ?[-–]$/, 'X:0 w.o.')
    .replace(/(?<=^|\s)[-–] ?[:/] ?\+$/, '0:X w.o.')
    .replace(judged, '$1 w.o.')
    .replace(withCross, '$1 w.o.')
}

/**
 * "2:0 U" marks a decision in German associations. "2:0 W" could be a normal win in English, so W
 * only counts with a cross.
 */
const judged = /(?<=^|\s)(\d{1,3} ?[:–-] ?\d{1,3}) ?(?:U|\(U\))$/

/** "X:0 W": a cross is no goal. */
const withCross = /(?<=^|\s)([Xx] ?[:–-] ?\d{1,3}|\d{1,3} ?[:–-] ?[Xx]) ?(?:[UWN]|\([UWN]\))$/

/** "4:3OT", "4-3nP". */
const gluedWord =
  /(\d ?[:–-] ?\d{1,3})(?=(?:n\.? ?[PVES]|OT|SO|a\.?e\.?t|a\.?p|pens?|pso|p|FT)(?!\p{L}))/giu

/** "1 (4) - 1 (3)" and "1 (4)–(3) 1". */
const kicksBesideEach =
  /(?<![\d.])(0|[1-9]\d{0,2}) ?\((\d{1,3})\) ?[-–:] ?(?:\((\d{1,3})\) ?(0|[1-9]\d{0,2})|(0|[1-9]\d{0,2}) ?\((\d{1,3})\))(?![\d.])/g

function besideEach(...found: readonly string[]): string {
  const [written = '', home, homeInside, awayInside, away, awayAhead, awayInsideBehind] = found
  const goals = [home, away ?? awayAhead].map(Number)
  const inside = [homeInside, awayInside ?? awayInsideBehind].map(Number)
  const isShootOut =
    goals[0] === goals[1] && inside[0] !== inside[1] && Math.max(...inside) > Math.max(...goals)
  if (isShootOut) return `${goals.join(':')} (${inside.join(':')} pens)`
  const isHalfTime = inside.every((half, at) => half <= (goals[at] ?? 0))
  return isHalfTime ? `${goals.join(':')} (${inside.join(':')})` : written
}

const tries = '(?:tries|versuche|essais|ensayos)'

/** Expands abbreviations with digits: "4-3p", "n.2V.", "n. 7m", "HZ 1:0" without brackets. */
export function expandWritten(written: string): string {
  return expandShorthand(normalizeSigns(written))
    .normalize('NFKC')
    .trim()
    .replace(/^0(\d):0(\d)(?::00)?$/, '$1:$2')
    .replace(
      /(?<=[\d)]),? ?(?:zuschauer|zusch|attendance|att|spectateurs|espectadores)\b\.?:? ?\d[\d.,']*$/i,
      '',
    )
    .replace(/[,(]? ?\b(?:agg|aggregate|gesamt|cumul|global)\.?:? ?\d+ ?[:–-] ?\d+\)?$/i, '')
    .replaceAll(/[([][^)\]]*[)\]]/g, (inside) =>
      inside.replaceAll(/(\d{1,3}) ?\/ ?(\d{1,3})/g, '$1:$2'),
    )
    .replaceAll(/(\d{1,2}) ?T ?[-–:] ?(\d{1,2}) ?T\b/g, 'tries $1:$2')
    .replaceAll(
      new RegExp(
        String.raw`(\d{1,2}) ${tries} ?(?:to|zu|à|a|[-–:]) ?(\d{1,2})(?: ${tries})?`,
        'gi',
      ),
      'tries $1:$2',
    )
    .replaceAll(/\(p\.?\)/gi, 'pens')
    .replaceAll(/(?<=\d) ?p\.?(?=\)|$)/gi, ' pens')
    .replaceAll(/(?<=\()p\.? ?(?=\d)/gi, 'pens ')
    .replaceAll(/(?<=n\.? ?)\d\. ?(?=V)/gi, '')
    .replaceAll(/(?<=[\s.(])\d(?=(?:OT|V)\b)/gi, '')
    .replaceAll(/\b7 ?-?m\b/gi, 'siebenmeter')
    .replace(
      /(?<!\()\b(?:HT|HZ|Halbzeit|half[ -]?time|mi-temps|descanso):? ?(\d+ ?[:–-] ?\d+)$/i,
      '($1)',
    )
}
