import type { Language } from '@touchline/domain/values/language'
import { demoClub as de } from '@touchline/text/demo/de'
import { demoClub as en } from '@touchline/text/demo/en'
import { demoClub as es } from '@touchline/text/demo/es'
import { demoClub as fr } from '@touchline/text/demo/fr'

export type Words = typeof en

export const demoWords: Readonly<Record<Language, Words>> = { en, fr, de, es }
