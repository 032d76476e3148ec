import { foldText } from '../../values/folding.ts'
import type { Language } from '../../values/language.ts'
import { weekdays, type Weekday } from '../days.ts'

/** Day names in English, German, French and Spanish, folded; longer forms are read by their start. */
const names: Readonly<Record<Weekday, readonly string[]>> = {
  MO: ['mo', 'mon', 'monday', 'montag', 'lu', 'lun', 'lundi', 'lunes'],
  TU: ['tu', 'tue', 'tues', 'tuesday', 'di', 'die', 'dienstag', 'ma', 'mar', 'mardi', 'martes'],
  WE: [
    'we',
    'wed',
    'weds',
    'wednesday',
    'mi',
    'mit',
    'mittwoch',
    'me',
    'mer',
    'mercredi',
    'mie',
    'miercoles',
  ],
  TH: [
    'th',
    'thu',
    'thur',
    'thurs',
    'thursday',
    'do',
    'don',
    'donnerstag',
    'je',
    'jeu',
    'jeudi',
    'ju',
    'jue',
    'jueves',
  ],
  FR: ['fr', 'fri', 'friday', 'freitag', 've', 'ven', 'vendredi', 'vi', 'vie', 'viernes'],
  SA: ['sa', 'sat', 'saturday', 'sam', 'samstag', 'sonnabend', 'samedi', 'sab', 'sabado'],
  SU: ['su', 'sun', 'sunday', 'so', 'son', 'sonntag', 'dim', 'dimanche', 'dom', 'domingo'],
}

const dayOf = new Map(weekdays.flatMap((day) => names[day].map((name) => [name, day] as const)))

/** The same two letters are other days in these languages. */
const own: Readonly<Partial<Record<Language, Readonly<Record<string, Weekday>>>>> = {
  fr: { di: 'SU' },
  es: { do: 'SU', ma: 'TU', mi: 'WE' },
}

/** "Mon–Fri" is every day between. */
const until = new Set(['bis', 'to', 'au', 'a', '-'])
const between = new Set(['und', 'and', 'et', 'y', 'u', 'e', '&', '+', 'montags', 'jeden', 'every'])

/**
 * The days that a cell names, in the order of the week: "Di, Do", "Tue & Thu", "mar et jeu",
 * "Mo–Fr". Undefined if a word is no day in any of the four languages.
 */
export function readDays(cell: string, language: Language): readonly Weekday[] | undefined {
  const words = cell
    .replaceAll(/[‐-―−-]/g, ' - ')
    .split(/[\s,;/|.]+/)
    .map((word) => (word === '-' ? word : foldText(word)))
    .filter((word) => word !== '' && !between.has(word))
  const found = new Set<Weekday>()
  let last: Weekday | undefined
  let isRange = false
  for (const word of words) {
    if (until.has(word) && last !== undefined) {
      isRange = true
      continue
    }
    const day = dayNamed(word, language)
    if (day === undefined) return undefined
    for (const one of isRange && last !== undefined ? daysFrom(last, day) : [day]) found.add(one)
    last = day
    isRange = false
  }
  return found.size === 0 || isRange ? undefined : weekdays.filter((day) => found.has(day))
}

function dayNamed(word: string, language: Language): Weekday | undefined {
  // "montags", "mardis"
  const single = word.length > 4 ? word.replace(/s$/, '') : word
  return own[language]?.[word] ?? dayOf.get(word) ?? dayOf.get(single)
}

function daysFrom(first: Weekday, last: Weekday): readonly Weekday[] {
  const start = weekdays.indexOf(first)
  const length = ((weekdays.indexOf(last) - start + 7) % 7) + 1
  return Array.from({ length }, (_, at) => weekdays[(start + at) % 7] ?? first)
}
