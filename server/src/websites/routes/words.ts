import { type Language, isLanguage } from '@touchline/domain/values/language'
import { events as eventsDe } from '@touchline/text/events/de'
import { events as eventsEn } from '@touchline/text/events/en'
import { events as eventsEs } from '@touchline/text/events/es'
import { events as eventsFr } from '@touchline/text/events/fr'
import { publicWebsite as siteDe } from '@touchline/text/websites/public/de'
import { publicWebsite as siteEn } from '@touchline/text/websites/public/en'
import { publicWebsite as siteEs } from '@touchline/text/websites/public/es'
import { publicWebsite as siteFr } from '@touchline/text/websites/public/fr'
import { wire as wireDe } from '@touchline/text/wire/de'
import { wire as wireEn } from '@touchline/text/wire/en'
import { wire as wireEs } from '@touchline/text/wire/es'
import { wire as wireFr } from '@touchline/text/wire/fr'

export interface SiteWords {
  readonly language: Language
  readonly text: typeof siteEn
  readonly types: (typeof eventsEn)['types']
  readonly errors: typeof wireEn.errors
}

const words: Readonly<Record<Language, SiteWords>> = {
  de: { language: 'de', text: siteDe, types: eventsDe.types, errors: wireDe.errors },
  en: { language: 'en', text: siteEn, types: eventsEn.types, errors: wireEn.errors },
  es: { language: 'es', text: siteEs, types: eventsEs.types, errors: wireEs.errors },
  fr: { language: 'fr', text: siteFr, types: eventsFr.types, errors: wireFr.errors },
}

/** The sentences of a club's own language. */
export function siteWords(language: string): SiteWords {
  return words[isLanguage(language) ? language : 'en']
}
