import type { Language } from '@touchline/domain/values/language'
import { letters as german } from '@touchline/text/collections/letters/de'
import { letters as english } from '@touchline/text/collections/letters/en'
import { letters as spanish } from '@touchline/text/collections/letters/es'
import { letters as french } from '@touchline/text/collections/letters/fr'

/** Texts of emails about money, by language. */
export const letterTexts = { en: english, fr: french, de: german, es: spanish } satisfies Record<
  Language,
  typeof english
>
