import { events as german } from '@touchline/text/events/de'
import { events as english } from '@touchline/text/events/en'
import { events as spanish } from '@touchline/text/events/es'
import { events as french } from '@touchline/text/events/fr'
import { running as runningGerman } from '@touchline/text/events/running/de'
import { running as runningEnglish } from '@touchline/text/events/running/en'
import { running as runningSpanish } from '@touchline/text/events/running/es'
import { running as runningFrench } from '@touchline/text/events/running/fr'
import { describe, expect, test } from 'vitest'

import { formatFor } from '#web/platform/language/format.ts'

import { describeRecurrence } from './describe-recurrence.ts'
import { readRecurrence } from './recurrence.ts'

const words = {
  en: { text: runningEnglish.repeat, weekday: english.form.weekday, format: formatFor('en') },
  de: { text: runningGerman.repeat, weekday: german.form.weekday, format: formatFor('de') },
  fr: { text: runningFrench.repeat, weekday: french.form.weekday, format: formatFor('fr') },
  es: { text: runningSpanish.repeat, weekday: spanish.form.weekday, format: formatFor('es') },
}

const cases: Readonly<Record<string, Readonly<Record<keyof typeof words, string>>>> = {
  'FREQ=WEEKLY;WKST=MO;BYDAY=TU,SU;UNTIL=20270630T215959Z': {
    en: 'Every week on Tuesday and Sunday, until 30 June 2027',
    de: 'Jede Woche am Dienstag und Sonntag, bis zum 30. Juni 2027',
    fr: 'Chaque semaine, le mardi et le dimanche, jusqu’au 30 juin 2027',
    es: 'Cada semana, los martes y los domingos, hasta el 30 de junio de 2027',
  },
  'FREQ=WEEKLY;INTERVAL=2;WKST=MO;BYDAY=MO;COUNT=10': {
    en: 'Every 2 weeks on Monday, 10 times',
    de: 'Alle 2 Wochen am Montag, 10-mal',
    fr: 'Toutes les 2 semaines, le lundi, 10 fois',
    es: 'Cada 2 semanas, los lunes, 10 veces',
  },
  'FREQ=WEEKLY;WKST=MO;COUNT=2': {
    en: 'Every week, 2 times',
    de: 'Jede Woche, 2-mal',
    fr: 'Chaque semaine, 2 fois',
    es: 'Cada semana, 2 veces',
  },
  'FREQ=DAILY;COUNT=1': {
    en: 'Every day, once',
    de: 'Jeden Tag, einmal',
    fr: 'Chaque jour, 1 fois',
    es: 'Cada día, una vez',
  },
  'FREQ=DAILY;INTERVAL=3;COUNT=5': {
    en: 'Every 3 days, 5 times',
    de: 'Alle 3 Tage, 5-mal',
    fr: 'Tous les 3 jours, 5 fois',
    es: 'Cada 3 días, 5 veces',
  },
  'FREQ=MONTHLY;BYDAY=2MO;COUNT=6': {
    en: 'Every month on the second Monday, 6 times',
    de: 'Jeden Monat am zweiten Montag, 6-mal',
    fr: 'Chaque mois, le deuxième lundi, 6 fois',
    es: 'Cada mes, el segundo lunes, 6 veces',
  },
  'FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=1;COUNT=6': {
    en: 'Every 2 months on day 1, 6 times',
    de: 'Alle 2 Monate am 1., 6-mal',
    fr: 'Tous les 2 mois, le 1er, 6 fois',
    es: 'Cada 2 meses, el día 1, 6 veces',
  },
}

describe.each(Object.entries(cases))('%s', (rule, sentences) => {
  test.each(['en', 'de', 'fr', 'es'] as const)('in %s', (language) => {
    const rhythm = readRecurrence(rule)
    expect(rhythm && describeRecurrence(rhythm, 'Europe/Madrid', words[language])).toBe(
      sentences[language],
    )
  })
})
