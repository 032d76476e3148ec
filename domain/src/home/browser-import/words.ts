import { plain } from '../../members/import/words.ts'
import { guardianRoles, proposedRoles } from '../../members/roles.ts'
import {
  ageGroups,
  creatorRole,
  formats,
  genders,
  sports,
  type Format,
  type Gender,
} from '../../teams/options.ts'

const sportWords: Readonly<Record<string, string>> = {
  soccer: 'football',
  'soccer (football)': 'football',
  futbol: 'football',
  fussball: 'football',
}

/** One of the known sports, else the word as it stands. */
export function sportNamed(word: string): string {
  const key = plain(word)
  return sports.find((sport) => sport === key) ?? wordIn(sportWords, key) ?? word
}

const genderWords: Readonly<Record<string, Gender>> = {
  male: 'men',
  man: 'men',
  boys: 'men',
  female: 'women',
  woman: 'women',
  girls: 'women',
  mix: 'mixed',
}

export function genderNamed(word: string): Gender | undefined {
  const key = plain(word)
  return genders.find((gender) => gender === key) ?? wordIn(genderWords, key)
}

const ageWords: Readonly<Record<string, string>> = {
  '5 & under': '5-under',
  'u8 & under': 'u8',
  '30+': '30-plus',
  seniors: 'senior',
}

/** One of the age groups, else the word as it stands. */
export function ageGroupNamed(word: string): string {
  const key = plain(word)
  return ageGroups.find((group) => group === key) ?? wordIn(ageWords, key) ?? word
}

/** 11v11, also written 11 v 11 or 11 vs 11; a lone 11 is the format of old leagues. */
export function formatNamed(word: string): Format | undefined {
  const sides = /^(\d{1,2})\s*(?:vs?\.?|x|:)?\s*(\d{1,2})?$/i.exec(word)
  const key = sides === null ? '' : `${sides[1]}v${sides[2] ?? sides[1]}`
  return formats.find((format) => format === key)
}

const knownRoles = [...proposedRoles, creatorRole, 'Admin', 'Club Manager', 'Parent']

/** A known role in its spelling, any other as it stands. */
export function roleNamed(word: string): string {
  const key = plain(word).replaceAll(/\s*[-–]\s*/g, ' - ')
  if (key === 'member or parent') return 'Member'
  return knownRoles.find((role) => role.toLowerCase() === key) ?? word
}

export function guardianRoleNamed(word: string): (typeof guardianRoles)[number] {
  const key = plain(word)
  return guardianRoles.find((role) => role === key) ?? 'other'
}

/** #rrggbb or #rgb; anything else is left to the default. */
export function colourNamed(word: string): string | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(word)
  if (short)
    return short
      .slice(1)
      .reduce((hex, digit) => hex + digit + digit, '#')
      .toLowerCase()
  return /^#[0-9a-f]{6}$/i.test(word) ? word.toLowerCase() : undefined
}

function wordIn<T>(words: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(words, key) ? words[key] : undefined
}
