import type { Language } from '@touchline/domain/values/language'
import { leagueLetters as de } from '@touchline/text/leagues/letters/de'
import { leagueLetters as en } from '@touchline/text/leagues/letters/en'
import { leagueLetters as es } from '@touchline/text/leagues/letters/es'
import { leagueLetters as fr } from '@touchline/text/leagues/letters/fr'

/** What the server writes about leagues, by language. */
export const leagueTexts: Readonly<Record<Language, typeof en>> = { de, en, es, fr }
