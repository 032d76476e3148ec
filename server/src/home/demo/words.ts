import type { Language } from '@touchline/domain/values/language'
import { demoClub as de } from '@touchline/text/home/demo/de'
import { demoClub as en } from '@touchline/text/home/demo/en'
import { demoClub as es } from '@touchline/text/home/demo/es'
import { demoClub as fr } from '@touchline/text/home/demo/fr'

export type Words = typeof en

export const demoWords: Readonly<Record<Language, Words>> = { en, fr, de, es }
