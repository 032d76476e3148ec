import type { Language } from '@touchline/domain/values/language'
import { mandates as german } from '@touchline/text/collections/debits/mandates/de'
import { mandates as english } from '@touchline/text/collections/debits/mandates/en'
import { mandates as spanish } from '@touchline/text/collections/debits/mandates/es'
import { mandates as french } from '@touchline/text/collections/debits/mandates/fr'

/** The mandate text by language. */
export const mandateTexts = { en: english, fr: french, de: german, es: spanish } satisfies Record<
  Language,
  typeof english
>
