import type { away as english } from './en.ts'

export const away: typeof english = {
  reasons: {
    holiday: 'Urlaub',
    illness: 'Krankheit',
    injury: 'Verletzung',
    school_or_work: 'Schule oder Arbeit',
    other: 'Etwas anderes',
  },
  problems: {
    away_first_required: 'Bitte wähle den ersten Tag',
    away_last_required: 'Bitte wähle den letzten Tag',
    away_last_before_first: 'Der letzte Tag liegt vor dem ersten',
    away_too_long: 'Höchstens ein Jahr am Stück',
    away_over: 'Diese Tage sind schon vorbei',
    away_too_many: 'Das reicht: 50 Abwesenheiten sind schon notiert. Entferne zuerst eine.',
  },
  until: (day) => `Weg bis ${day}`,
  emptyTitle: 'Nichts notiert',
  emptyText: (name) =>
    `Notiere, wann ${name} weg ist. Termine an diesen Tagen sind dann mit „Nicht dabei“ beantwortet, bis jemand etwas anderes sagt.`,
  add: 'Abwesenheit notieren',
  addTitle: (name) => `Wann ist ${name} weg?`,
  editTitle: 'Abwesenheit ändern',
  firstDay: 'Erster Tag',
  lastDay: 'Letzter Tag',
  reason: 'Grund',
  noReason: 'Kein Grund angegeben',
  note: 'Notiz',
  privacy: 'Grund und Notiz lesen nur das Trainerteam, das Mitglied und die Eltern.',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  cancel: 'Abbrechen',
  removed: 'Abwesenheit entfernt',
  from: (first, last) => `${first} bis ${last}`,
  answered: (count) =>
    count === 1
      ? '1 Termin mit „Nicht dabei“ beantwortet'
      : `${count} Termine mit „Nicht dabei“ beantwortet`,
  enteredBy: (name) => `Notiert von ${name}`,
  edit: (days) => `${days} ändern`,
  remove: (days) => `${days} entfernen`,
  removeTitle: 'Diese Tage entfernen?',
  removeText: 'Antworten, die nur wegen dieser Tage stehen, werden zurückgenommen.',
  removeConfirm: 'Entfernen',
  over: 'Vorbei',
  loading: 'Abwesenheiten werden geladen …',
}
