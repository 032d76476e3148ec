import { expect, test } from 'vitest'

import { readUgly, type Ugly } from './testing/ugly.ts'

const exports: readonly Ugly[] = [
  {
    name: 'titles above, sums below, a blank column',
    lines: [
      'SV Beispiel – Anwesenheit|||',
      'Saison 2026/27|||',
      '|||',
      'Name||01.09.2026|08.09.2026|Summe',
      'Lea Huber||x|-|1',
      'Max Klee||e|x|1',
      'Summe||1|1|2',
    ],
    expected: {
      events: ['2026-09-01 day', '2026-09-08 day'],
      records: ['Lea Huber 2026-09-01 yes', 'Max Klee 2026-09-01 no', 'Max Klee 2026-09-08 yes'],
    },
  },
  {
    name: 'merged titles above the dates',
    lines: [
      '|Training||Spiel|',
      'Spieler|01.09.|03.09.|05.09.|Quote',
      'Huber, Lea|x|x|x|100 %',
      'Klee, Max|x||krank|33 %',
    ],
    expected: {
      events: ['2026-09-01 day Training', '2026-09-03 day Training', '2026-09-05 day Spiel'],
      records: [
        'Huber, Lea 2026-09-01 yes',
        'Huber, Lea 2026-09-03 yes',
        'Huber, Lea 2026-09-05 yes',
        'Klee, Max 2026-09-01 yes',
        'Klee, Max 2026-09-05 injured',
      ],
    },
  },
  {
    name: 'one row per person and event, with separate date and time',
    lines: [
      'Event|Event date|Start time|First name|Last name|Response',
      'Practice|09/15/2026|6:00 PM|Ann|Lee|Attending',
      'Practice|09/15/2026|6:00 PM|Bo|Kay|Not attending',
    ],
    country: 'US',
    expected: {
      events: ['2026-09-15 18:00 Practice'],
      records: ['Ann Lee 2026-09-15 going', 'Bo Kay 2026-09-15 not_going'],
    },
  },
  {
    name: 'one row per person and event, in French',
    lines: [
      'Événement|Date|Heure|Joueur|Présence',
      'Entraînement|15/09/2026|18h30|Léa Moreau|Présente',
      'Entraînement|15/09/2026|18h30|Noé Petit|Absent (excusé)',
      'Entraînement|15/09/2026|18h30|Zoé Roux|Retard 10 min',
    ],
    country: 'FR',
    expected: {
      events: ['2026-09-15 18:30 Entraînement'],
      records: [
        'Léa Moreau 2026-09-15 present',
        'Noé Petit 2026-09-15 absent',
        'Zoé Roux 2026-09-15 late',
      ],
    },
  },
  {
    name: 'one row per person and event, in Spanish',
    lines: [
      'Fecha|Actividad|Apellidos|Nombre|Asistencia',
      '15/09/2026 18:30|Entrenamiento|Ruiz|Ana|Sí',
      '15/09/2026 18:30|Entrenamiento|Gil|Leo|Falta justificada',
    ],
    country: 'ES',
    expected: {
      events: ['2026-09-15 18:30 Entrenamiento'],
      records: ['Ana Ruiz 2026-09-15 yes', 'Leo Gil 2026-09-15 absent'],
    },
  },
  {
    name: 'two boolean columns per person and event',
    lines: [
      'Date|Event|Name|Present|Absent',
      '2026-09-15|Practice|Ann Lee|1|0',
      '2026-09-15|Practice|Bo Kay|0|1',
    ],
    expected: {
      events: ['2026-09-15 day Practice'],
      records: ['Ann Lee 2026-09-15 present', 'Bo Kay 2026-09-15 absent'],
    },
  },
  {
    name: 'answer and attendance in two columns',
    lines: [
      'Datum|Termin|Name|Antwort|Anwesend',
      '15.09.2026|Training|Lea Huber|Zugesagt|Ja',
      '15.09.2026|Training|Max Klee|Zugesagt|Nein',
    ],
    expected: {
      events: ['2026-09-15 day Training'],
      records: ['Lea Huber 2026-09-15 present', 'Max Klee 2026-09-15 absent'],
    },
  },
  {
    name: 'events down and people across, with a first column of numbers',
    lines: [
      'Nr.|Datum|Uhrzeit|Art|Lea Huber|Max Klee',
      '1|01.09.2026|18:00|Training|x|',
      '2|08.09.2026|18:00|Training|verletzt|x',
    ],
    expected: {
      events: ['2026-09-01 18:00 Training', '2026-09-08 18:00 Training'],
      records: [
        'Lea Huber 2026-09-01 yes',
        'Lea Huber 2026-09-08 injured',
        'Max Klee 2026-09-08 yes',
      ],
    },
  },
  {
    name: 'events down with title first and people across',
    lines: [
      'Event|Start|Ann Lee|Bo Kay',
      'Practice|2026-09-01 18:00|Accepted|Declined',
      'Match|2026-09-05 10:00|Accepted|Accepted',
    ],
    expected: {
      events: ['2026-09-01 18:00 Practice', '2026-09-05 10:00 Match'],
      records: [
        'Ann Lee 2026-09-01 going',
        'Bo Kay 2026-09-01 not_going',
        'Ann Lee 2026-09-05 going',
        'Bo Kay 2026-09-05 going',
      ],
    },
  },
  {
    name: 'Excel serial dates across',
    lines: ['Name|46266|46273', 'Lea Huber|1|0', 'Max Klee|1|1'],
    expected: {
      events: ['2026-09-01 day', '2026-09-08 day'],
      records: [
        'Lea Huber 2026-09-01 yes',
        'Lea Huber 2026-09-08 no',
        'Max Klee 2026-09-01 yes',
        'Max Klee 2026-09-08 yes',
      ],
    },
  },
  {
    name: 'Excel serial dates with times in a schedule',
    lines: ['Title|Start|End', 'Training|46266.75|46266.8125'],
    expected: { kinds: ['events'], events: ['2026-09-01 18:00 Training'] },
  },
  {
    name: 'US schedule with spaces and lower case',
    lines: [
      'Date|Start Time|Opponent Name|Location Name|Home/Away',
      '9/5/2026|10:00am|Hawks|Field 1|Home',
      '9/25/2026|2 pm|Owls|Field 2|Away',
    ],
    country: 'US',
    expected: { kinds: ['events'], events: ['2026-09-05 10:00', '2026-09-25 14:00'] },
  },
  {
    name: 'weekdays with long dates in German',
    lines: [
      'Wann|Was|Wo',
      'Dienstag, 1. September 2026, 18:00 Uhr|Training|Halle',
      'Samstag, 5. September 2026, 10:00 Uhr|Heimspiel|Platz 1',
    ],
    expected: {
      kinds: ['events'],
      events: ['2026-09-01 18:00 Training', '2026-09-05 10:00 Heimspiel'],
    },
  },
]

test.each(exports)('reads $name', (one) => {
  const { found, wanted } = readUgly(one)
  expect(found).toMatchObject(wanted)
})
