import type { Language } from '@touchline/domain/values/language'
import { collectionFiles as de } from '@touchline/text/collections/files/de'
import { collectionFiles as en } from '@touchline/text/collections/files/en'
import { collectionFiles as es } from '@touchline/text/collections/files/es'
import { collectionFiles as fr } from '@touchline/text/collections/files/fr'

/** Texts the server writes about collections, by language. */
export const collectionTexts: Readonly<Record<Language, typeof en>> = { de, en, es, fr }
