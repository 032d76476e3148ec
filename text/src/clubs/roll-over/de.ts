import type { rollOver as english } from './en.ts'

export const rollOver: typeof english = {
  title: 'Nächste Saison',
  subtitle: (club) => `Mitglieder von ${club} wechseln in die Teams ihres Alters`,
  menu: 'Mitglieder zur nächsten Saison wechseln lassen',
  loading: 'Wir schauen, wer wo spielen soll …',
  failed: 'Der Plan lässt sich nicht laden',
  failedHint: 'Niemand hat gewechselt. Versuch es noch einmal.',
  toClub: 'Zurück zum Verein',

  season: (name) => `Saison ${name}`,
  cutOff: 'Stichtag',
  cutOffHint: 'Es zählt das Alter an diesem Tag.',
  cutOffWrong: 'Gib einen Tag ein',
  along:
    'Eltern, Einwilligungen, Trikotnummern und eigene Felder gehen mit. Gesundheitsdaten müssen die Eltern neu freigeben.',

  counts: {
    moves: (count) => (count === 1 ? '1 wechselt' : `${count} wechseln`),
    stays: (count) => (count === 1 ? '1 bleibt' : `${count} bleiben`),
    noTeam: (count) => `${count} ohne passendes Team`,
    noBirthDate: (count) => `${count} ohne Geburtsdatum`,
  },
  outcomes: {
    moves: 'Jetzt zu alt für dieses Team',
    fits: 'Noch im richtigen Alter',
    open_team: 'Ein Team für jedes Alter',
    staff: 'Das Trainerteam bleibt',
    no_team: 'Kein Team des Vereins passt',
    no_birth_date: 'Kein Geburtsdatum',
  },
  age: (age) => (age === 1 ? '1 Jahr' : `${age} Jahre`),
  membersBecome: (before, after) =>
    `${before === after ? '' : `${before} › `}${after} ${after === 1 ? 'Mitglied' : 'Mitglieder'}`,
  arrivals: (count) => (count === 1 ? '1 kommt dazu' : `${count} kommen dazu`),
  whereTo: (name) => `Wo spielt ${name}?`,
  staysHere: (team) => `Bleibt in ${team}`,
  otherStays: (count) =>
    count === 1 ? '1 Person zeigen, die bleibt' : `${count} Personen zeigen, die bleiben`,
  jersey: (number, name) => `Dort trägt auch ${name} die Nummer ${number}`,
  youChose: 'Von dir gewählt',
  noChange: 'Niemand wechselt. Ändere den Stichtag oder wähle ein Team.',
  noPeople: 'Noch keine Mitglieder.',
  noPeopleHint: 'Mitglieder werden in jedem Team hinzugefügt.',

  move: (count) =>
    count === 1 ? '1 Mitglied wechseln lassen' : `${count} Mitglieder wechseln lassen`,
  moveTitle: (count) =>
    count === 1 ? 'Soll 1 Mitglied wechseln?' : `Sollen ${count} Mitglieder wechseln?`,
  moveText: (count) =>
    `${count === 1 ? 'Das Mitglied sieht' : 'Sie sehen'} das neue Team sofort. 30 Tage lang umkehrbar.`,
  moving: (count) => (count === 1 ? '1 Mitglied wechselt …' : `${count} Mitglieder wechseln …`),
  moved: (count) =>
    count === 1 ? '1 Mitglied hat gewechselt' : `${count} Mitglieder haben gewechselt`,
  changed: 'Die Kader haben sich geändert. Hier ist der neue Plan.',
  thereAlready: 'Jemand ist schon im neuen Team oder in dessen Archiv.',

  history: 'Zuletzt gemacht',
  undo: 'Zurücknehmen',
  undoing: 'Wird zurückgenommen …',
  undoTitle: 'Zurücknehmen?',
  undoText: 'Alle kehren zurück, außer wer im neuen Team schon aktiv war.',
  undoUntil: (day) => `Kann bis ${day} zurückgenommen werden`,
  undone: 'Zurückgenommen',
  back: (count) => (count === 1 ? '1 Mitglied ist zurück' : `${count} Mitglieder sind zurück`),
  stayed: (count) => (count === 1 ? '1 Person bleibt dort' : `${count} Personen bleiben dort`),
  staying: {
    edited: (name) => `${name} wurde im neuen Team geändert`,
    in_use: (name) => `${name} macht im neuen Team schon mit`,
    archived: (name) => `${name} hat das neue Team verlassen`,
    back_already: (name) => `${name} wurde ins alte Team zurückgeholt`,
    team_gone: (name) => `Das alte Team von ${name} wurde gelöscht`,
  },
}
