import type { ClubTableWords } from '@touchline/domain/clubs/memberships/export-table'
import type { Language } from '@touchline/domain/values/language'
import { clubMembers as germanClub } from '@touchline/text/clubs/members/de'
import { clubMembers as englishClub } from '@touchline/text/clubs/members/en'
import { clubMembers as spanishClub } from '@touchline/text/clubs/members/es'
import { clubMembers as frenchClub } from '@touchline/text/clubs/members/fr'
import { members as german } from '@touchline/text/members/de'
import { members as english } from '@touchline/text/members/en'
import { members as spanish } from '@touchline/text/members/es'
import { members as french } from '@touchline/text/members/fr'

type Words = ClubTableWords & { readonly fileName: string }

/** Headings of a club's members list; roster columns use the roster's headings. */
export const clubTableWords: Readonly<Record<Language, Words>> = {
  en: wordsOf(english, englishClub),
  fr: wordsOf(french, frenchClub),
  de: wordsOf(german, germanClub),
  es: wordsOf(spanish, spanishClub),
}

function wordsOf(words: typeof english, club: typeof englishClub): Words {
  const { form, roles, guardianRole, isAdmin, table } = words
  return {
    ...table.file,
    fileName: table.file.name,
    columns: { ...form, isAdmin },
    genders: form.genders,
    sides: form.sides,
    roles,
    guardianRole,
    team: club.filters.team,
    number: club.filters.number,
    kind: club.columns.kind,
    entered: club.columns.entered,
    photos: club.filters.pictures,
    kinds: club.kinds,
    pictures: club.pictures,
  }
}
