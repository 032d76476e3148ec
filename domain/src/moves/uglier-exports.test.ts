import { expect, test } from 'vitest'

import { readUgly, type Ugly } from './testing/ugly.ts'

const exports: readonly Ugly[] = [
  {
    name: 'long dates in Spanish',
    lines: ['Fecha|Hora|Evento', '1 de septiembre de 2026|18:30 h|Entrenamiento'],
    country: 'ES',
    expected: { kinds: ['events'], events: ['2026-09-01 18:30 Entrenamiento'] },
  },
  {
    name: 'abbreviated French months',
    lines: ['Date|Heure|Intitulé', 'mar. 1 sept. 2026|18h|Entraînement'],
    country: 'FR',
    expected: { kinds: ['events'], events: ['2026-09-01 18:00 Entraînement'] },
  },
  {
    name: 'symbols in the cells',
    lines: ['Name|1.9.2026|8.9.2026|15.9.2026', 'Lea|✔️|❌|⏰', 'Max|👍|👎|❓', 'Zoe|●|○|🤕'],
    expected: {
      records: [
        'Lea 2026-09-01 yes',
        'Lea 2026-09-08 no',
        'Lea 2026-09-15 late',
        'Max 2026-09-01 yes',
        'Max 2026-09-08 no',
        'Max 2026-09-15 maybe',
        'Zoe 2026-09-01 yes',
        'Zoe 2026-09-08 no',
        'Zoe 2026-09-15 injured',
      ],
    },
  },
  {
    name: 'German letters for attendance',
    lines: ['Name|1.9.2026|8.9.2026|15.9.2026', 'Lea|A|E|K', 'Max|A|U|V', 'Zoe|A|A|A'],
    expected: {
      records: [
        'Lea 2026-09-01 present',
        'Lea 2026-09-08 absent',
        'Lea 2026-09-15 injured',
        'Max 2026-09-01 present',
        'Max 2026-09-08 absent',
        'Zoe 2026-09-01 present',
        'Zoe 2026-09-08 present',
        'Zoe 2026-09-15 present',
      ],
      unread: ['cell_unknown V'],
    },
  },
  {
    name: 'French letters for attendance',
    lines: ['Nom|Prénom|01/09/2026|08/09/2026', 'Moreau|Léa|P|A', 'Petit|Noé|R|B'],
    country: 'FR',
    expected: {
      records: [
        'Léa Moreau 2026-09-01 present',
        'Léa Moreau 2026-09-08 absent',
        'Noé Petit 2026-09-01 late',
        'Noé Petit 2026-09-08 injured',
      ],
    },
  },
  {
    name: 'remarks after the word',
    lines: [
      'Name|1.9.2026|8.9.2026',
      'Lea|anwesend (10 min zu spät)|abgemeldet: Urlaub',
      'Max|krank – Grippe|unentschuldigt gefehlt',
    ],
    expected: {
      records: [
        'Lea 2026-09-01 late',
        'Lea 2026-09-08 absent',
        'Max 2026-09-01 injured',
        'Max 2026-09-08 absent',
      ],
    },
  },
  {
    name: 'one event per file, whose name has the day',
    lines: ['Name|Status', 'Lea Huber|Dabei', 'Max Klee|Nicht dabei'],
    file: 'Training_2026-09-01.csv',
    expected: {
      events: ['2026-09-01 day Training'],
      records: ['Lea Huber 2026-09-01 going', 'Max Klee 2026-09-01 not_going'],
    },
  },
  {
    name: 'events in blocks above their people',
    lines: [
      'Training 01.09.2026 18:00|',
      'Lea Huber|anwesend',
      'Max Klee|fehlt',
      '|',
      'Spiel 05.09.2026 10:00|',
      'Lea Huber|anwesend',
      'Max Klee|anwesend',
    ],
    expected: {
      events: ['2026-09-01 18:00 Training', '2026-09-05 10:00 Spiel'],
      records: [
        'Lea Huber 2026-09-01 present',
        'Max Klee 2026-09-01 absent',
        'Lea Huber 2026-09-05 present',
        'Max Klee 2026-09-05 present',
      ],
    },
  },
  {
    name: 'dates with weekday in a line of their own below the titles',
    lines: [
      'Team: P12||||',
      '||Training|Match vs Eken|Training',
      '||Tue 1 Sep 2026|Sat 5 Sep 2026|Tue 8 Sep 2026',
      'First name|Last name|18:00|10:00|18:00',
      'Elsa|Berg|Going|Going|Not going',
      'Nils|Dahl|Going|No answer|Going',
    ],
    country: 'SE',
    expected: {
      events: [
        '2026-09-01 18:00 Training',
        '2026-09-05 10:00 Match vs Eken',
        '2026-09-08 18:00 Training',
      ],
      records: [
        'Elsa Berg 2026-09-01 going',
        'Elsa Berg 2026-09-05 going',
        'Elsa Berg 2026-09-08 not_going',
        'Nils Dahl 2026-09-01 going',
        'Nils Dahl 2026-09-08 going',
      ],
    },
  },
  {
    name: 'people by last name first, without comma, under one heading',
    lines: ['Nom et prénom|01/09/2026', 'MOREAU Léa|Présent', 'PETIT Noé|Excusé'],
    country: 'FR',
    expected: {
      records: ['MOREAU Léa 2026-09-01 present', 'PETIT Noé 2026-09-01 absent'],
    },
  },
  {
    name: 'unknown headings in a list with dates and answers',
    lines: ['Spond|Zeitpunkt|Teilnehmer|Rückmeldung', 'Training|01.09.2026 18:00|Lea|zugesagt'],
    expected: { records: ['Lea 2026-09-01 going'] },
  },
  {
    name: 'a cell that is not understood below a person',
    lines: ['Datum|Ann Lee|Bo Kay', '01.09.2026|x|lila', '08.09.2026|x|x'],
    expected: {
      records: ['Ann Lee 2026-09-01 yes', 'Ann Lee 2026-09-08 yes', 'Bo Kay 2026-09-08 yes'],
      unread: ['cell_unknown lila'],
    },
  },
  {
    name: 'rows that are not understood',
    lines: [
      'Date|Event|Name|Status',
      '2026-09-01|Practice|Ann Lee|Attended',
      'soon|Practice|Bo Kay|Attended',
      '2026-09-01|Practice||Attended',
      '2026-09-01|Practice|Cy Ode|purple',
    ],
    expected: {
      records: ['Ann Lee 2026-09-01 present'],
      unread: [
        'no_date soon · Practice · Bo Kay · Attended',
        'name_missing 2026-09-01 · Practice · Attended',
        'cell_unknown purple',
      ],
    },
  },
  {
    name: 'a schedule whose totals and notes follow',
    lines: [
      'Spielplan U13||',
      'Spieltag|Anstoß|Begegnung',
      '05.09.2026|10:00|SV Beispiel – TSV Muster',
      'Stand: 30.11.2026||',
    ],
    expected: {
      kinds: ['events'],
      events: ['2026-09-05 10:00 SV Beispiel – TSV Muster'],
      unread: ['no_date Stand: 30.11.2026'],
    },
  },
]

test.each(exports)('reads $name', (one) => {
  const { found, wanted } = readUgly(one)
  expect(found).toMatchObject(wanted)
})
