import { ageGroups, type AgeGroup, type Gender, type Sport } from '../../teams/options.ts'
import { normalizeText, splitWords } from './words.ts'

/** What a team's name says about it. */
export interface TeamTraits {
  /** An age group we know, or as written ('Ü40'). */
  readonly ageGroup: string | undefined
  /** Undefined for mixed teams, whose name doesn't say so. */
  readonly gender: Exclude<Gender, 'mixed'> | undefined
  /** 2 for the second team of its age. */
  readonly number: number | undefined
  readonly sport: Sport | undefined
}

/** German youth classes by letter. */
const ofLetter: Readonly<Record<string, AgeGroup>> = {
  a: 'u19',
  b: 'u17',
  c: 'u15',
  d: 'u13',
  e: 'u11',
  f: 'u9',
  g: 'u7',
}

const ofWord = wordTable<string>({
  u6: 'querubin, querubines, chupetin, chupetines, bebe, bebes, babys, baby',
  u7: 'bambini, bambinis, minis, minikicker, pampers',
  u8: 'prebenjamin, prebenjamines',
  u9: 'debutants, debutantes',
  u10: 'benjamin, benjamines',
  u11: 'poussin, poussins, poussines',
  u12: 'alevin, alevines',
  u13: 'benjamins, benjamine',
  u14: 'infantil, infantiles',
  u15: 'minime, minimes',
  u16: 'cadete, cadetes',
  u17: 'cadet, cadets, cadettes',
  u19: 'juvenil, juveniles',
  veterans:
    'ah, altherren, altersliga, veteran, veterans, veteranos, veteranas, veteranen, masters, oldies, oldboys, legends',
  senior: 'senior, seniors, seniores, senioren, seniorinnen',
  adults:
    'herren, damen, manner, frauen, adult, adults, adultes, erwachsene, men, women, ladies, hommes, femmes, hombres, mujeres, reserve, reserves, absoluto, absoluta',
})

const genderOfWord = wordTable<Exclude<Gender, 'mixed'>>({
  women:
    'damen, frauen, madchen, madels, madel, juniorinnen, seniorinnen, weiblich, weibliche, girls, girl, women, womens, ladies, female, feminine, feminines, feminin, feminins, filles, femmes, dames, femenino, femenina, femeninas, chicas, mujeres, ninas, cadettes, poussines, w',
  men: 'herren, manner, jungen, jungs, buben, knaben, mannlich, mannliche, boys, boy, men, mens, male, masculin, masculins, masculine, garcons, hommes, messieurs, masculino, masculinos, chicos, hombres, m',
})

const sportOfWord = wordTable<Sport>({
  football: 'football, fussball, futbol, foot, soccer, futsal',
  basketball: 'basketball, baloncesto, basket',
  volleyball: 'volleyball, voleibol, volley, beachvolleyball',
  handball: 'handball, balonmano',
  rugby: 'rugby',
  tennis: 'tennis, tenis',
  swimming: 'schwimmen, swimming, natation, natacion',
  athletics: 'leichtathletik, athletics, athletisme, atletismo',
})

const numberOfWord = wordTable<string>({
  1: 'i, erste, ersten, first, premiere, primera, primer',
  2: 'ii, zweite, zweiten, second, seconds, deuxieme, segunda, segundo, reserve, reserves',
  3: 'iii, dritte, dritten, third, thirds, troisieme, tercera, tercero',
})

const classes = 'jugend|junioren|juniorinnen|junior|jun|jgd|jug|madchen|madels|jungen|jungs|knaben'
const under = /\b(?:u|sub|under|unter|moins de|moins) (\d{1,2})s?\b|\b(\d{1,2}) u\b/
const letterOfYouth = new RegExp(
  `^(?:.*\\b)?([a-g])(?: [1-9]| i{1,3})? (?:${classes})\\b|\\b(?:${classes}) ([a-g])\\b|^(?:[mw] )?([a-g]) ?[1-9]$|\\b[mw] ([a-g])\\b`,
)
const yearOfBirth = /\b(20\d\d|19\d\d)(?: er)?\b/

/** Reads a team's name. `today` (YYYY-MM-DD) converts birth years to age groups. */
export function teamTraits(name: string, today: string): TeamTraits {
  const words = splitWords(name)
  const said = words.join(' ')
  const age = ageIn(said, { words, today, isOver: /ü\s?-?\d/i.test(name.normalize('NFC')) })
  const rest = age.read === '' ? words : said.replace(age.read, ' ').split(' ')
  return {
    ageGroup: age.group,
    gender: genderIn(words),
    number: numberIn(rest),
    sport: first(words, sportOfWord),
  }
}

/**
 * The age group of a birth year in the season of the given day: born twelve years earlier means
 * U13.
 */
export function ageGroupOfBirthYear(year: number, today: string): number {
  const [now = 0, month = 1] = today.split('-').map(Number)
  return (month >= 7 ? now : now - 1) - year + 1
}

/** 'u12' if that group exists, otherwise the written form. */
export function ageGroupName(age: number): string {
  const written = `u${age}`
  return ageGroups.find((group) => group === written) ?? `U${age}`
}

interface AgeRead {
  readonly group: string | undefined
  /** The words already used; their digits don't number the team. */
  readonly read: string
}

interface Beside {
  readonly words: readonly string[]
  readonly today: string
  readonly isOver: boolean
}

function ageIn(said: string, { words, today, isOver }: Beside): AgeRead {
  return (
    underIn(said, isOver) ??
    yearIn(said, today) ??
    classIn(said) ?? { group: first(words, ofWord), read: '' }
  )
}

function underIn(said: string, isOver: boolean): AgeRead | undefined {
  const [read, before, after] = under.exec(said) ?? []
  if (read === undefined) return undefined
  const age = Number(before ?? after)
  if (age >= oldest) return { group: isOver ? `Ü${age}` : 'veterans', read }
  return isYouth(age) ? { group: ageGroupName(age), read } : undefined
}

function yearIn(said: string, today: string): AgeRead | undefined {
  const [read, year] = yearOfBirth.exec(said) ?? []
  if (read === undefined) return undefined
  const age = ageGroupOfBirthYear(Number(year), today)
  return isYouth(age) ? { group: ageGroupName(age), read } : undefined
}

function classIn(said: string): AgeRead | undefined {
  const letter = letterOfYouth.exec(said)?.slice(1).find(Boolean)
  if (letter !== undefined) return { group: ofLetter[letter], read: '' }
  return ofOld.test(said) ? { group: 'veterans', read: '' } : undefined
}

const ofOld = /\b(?:alte herren|old boys|over \d\d|\d\d plus)\b/
const oldest = 30

function isYouth(age: number): boolean {
  return age >= 3 && age <= 23
}

/** "Damen und Herren" means both. */
function genderIn(words: readonly string[]): TeamTraits['gender'] {
  const found = new Set(words.flatMap((word) => genderOfWord.get(word) ?? []))
  return found.size === 1 ? [...found][0] : undefined
}

function numberIn(words: readonly string[]): number | undefined {
  const counted = words.find((word) => /^[1-9]$/.test(word)) ?? first(words, numberOfWord)
  return counted === undefined ? undefined : Number(counted)
}

/** The table's order decides: veterans before men. */
function first<T>(words: readonly string[], table: ReadonlyMap<string, T>): T | undefined {
  const said = new Set(words)
  for (const [word, meaning] of table) if (said.has(word)) return meaning
  return undefined
}

function wordTable<T extends string>(table: Partial<Record<T, string>>): ReadonlyMap<string, T> {
  const meanings = Object.keys(table).filter((meaning): meaning is T => meaning in table)
  return new Map(
    meanings.flatMap((meaning) =>
      (table[meaning] ?? '').split(', ').map((word) => [normalizeText(word), meaning] as const),
    ),
  )
}
