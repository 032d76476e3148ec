import type { bringing as english } from './en.ts'

const stay = (value: string) => (value === '1' ? '1 bleibt' : `${value} bleiben`)
const come = (value: string) => (value === '1' ? '1 kommt' : `${value} kommen`)
const comeAndStay = (value: string) =>
  `${come(value)} nicht mit und ${value === '1' ? 'bleibt' : 'bleiben'} in diesem Browser.`

const problems: (typeof english)['problems'] = {
  unreadable: (about) =>
    `Was als „${about}“ gespeichert ist, lässt sich nicht lesen. Es bleibt in diesem Browser.`,
  too_large: (about) =>
    `Was als „${about}“ gespeichert ist, ist zu groß zum Lesen. Es bleibt in diesem Browser.`,
  nameless: (_, value) =>
    value === '1'
      ? '1 Eintrag hat keinen Namen und entfällt.'
      : `${value} Einträge haben keinen Namen und entfallen.`,
  too_many_records: (_, value) => `Auf einmal kommen 200 mit: ${stay(value)} für das nächste Mal.`,
  too_many_members: (_, value) => `Die Liste hat mehr als 500 Mitglieder: ${comeAndStay(value)}`,
  too_many_guardians: (about, value) =>
    `${about} hat mehr als 10 Eltern: ${come(value)} nicht mit.`,
  too_many_leagues: (_, value) => `Die Liste ist länger als 50 Ligen: ${comeAndStay(value)}`,
  fixtures_incomplete: (about, value) =>
    `${about}: ${value === '1' ? '1 Spiel kommt' : `${value} Spiele kommen`} nicht mit, weil Gegner oder Tag fehlt oder nicht zu gebrauchen ist.`,
  same_id: () =>
    'Ein anderes Team hat hier dieselbe Nummer; die Mitglieder kommen mit diesem anderen Team.',
  club_missing: () => 'Sein Verein ist hier nicht gespeichert, es kommt ohne ihn.',
  members_without_team: (_, value) =>
    value === '1'
      ? 'Die Mitgliederliste eines gelöschten Teams ist hier noch gespeichert. Sie bleibt in diesem Browser.'
      : `Die Mitgliederlisten von ${value} gelöschten Teams sind hier noch gespeichert. Sie bleiben in diesem Browser.`,
  sport_missing: () => 'Es ist keine Sportart gespeichert: Sie wird zu „Andere“.',
  gender_unknown: (_, value) => `Das Geschlecht „${value}“ ist unbekannt: Es bleibt offen.`,
  format_unknown: (_, value) => `Das Format „${value}“ ist unbekannt: Es bleibt offen.`,
  phone_unreadable: (about, value) => `${about}: „${value}“ ist keine Telefonnummer und entfällt.`,
  email_unreadable: (about, value) => `${about}: „${value}“ ist keine E-Mail-Adresse und entfällt.`,
  birth_date_unreadable: (about, value) =>
    `${about}: „${value}“ ist kein Geburtsdatum und entfällt.`,
  logo_lost: () =>
    'Das Logo wurde in diesem Browser nicht aufgehoben: Wähle es in den Einstellungen neu.',
  logo_not_an_image: () => 'Das Logo ist kein Bild und entfällt.',
  logo_too_large: () => 'Das Logo ist größer als 5 MB und entfällt.',
  name_cut: (about) => `${about}: Ein Name mit mehr als 100 Buchstaben wird gekürzt.`,
}

const kept: (typeof english)['kept'] = {
  joined: (name) => `${name} bleibt: Jemand anderes ist beigetreten.`,
  used: (name) => `${name} bleibt: Dort hat sich inzwischen etwas getan.`,
  not_mine: (name) => `${name} bleibt: Du hast dort nicht mehr die Leitung.`,
}

export const bringing: typeof english = {
  offer: 'Hol die Teams aus diesem Browser in dein Konto',
  offerText: 'Nichts wird gesendet, bevor du es gesehen hast.',
  look: 'Ansehen',
  notNow: 'Jetzt nicht',
  never: 'Nie',
  neverDone: 'In diesem Browser fragen wir dich nicht mehr.',
  broughtNote: (day) =>
    `Teams aus diesem Browser sind jetzt in deinem Konto. Bis ${day} kannst du das rückgängig machen.`,
  seeBrought: 'Ansehen, was kam',

  title: 'Teams übernehmen',
  lead: 'Eine frühere Version hat Teams und Vereine in diesem Browser gespeichert. Wähle, was in dein Konto kommt. Nichts verlässt diesen Browser, bevor du auf den Knopf drückst.',
  nothing: 'In diesem Browser ist nichts gespeichert',
  nothingText:
    'Teams, die eine frühere Version in einem Browser gespeichert hat, lassen sich nur von dort übernehmen. Melde dich in jenem Browser an.',
  toTeams: 'Meine Teams und Vereine',
  loading: 'Wir sehen nach, was du schon hast …',
  failed: 'Deine Teams ließen sich nicht vergleichen',
  failedHint: 'Was in diesem Browser gespeichert ist, bleibt erhalten.',
  severalOwners:
    'Mehrere Menschen haben diesen Browser benutzt. Wähle nur, was dir gehört: In Mitgliederlisten stehen Daten anderer.',

  clubs: 'Vereine',
  teams: 'Teams',
  teamOf: (club) => `Team von ${club}`,
  there: 'Das hast du schon',
  members: (count) =>
    count === 0 ? 'Keine Mitglieder' : count === 1 ? '1 Mitglied' : `${count} Mitglieder`,
  parents: (count) => (count === 1 ? '1 Elternteil' : `${count} Eltern`),
  admins: (count) =>
    count === 1 ? '1 Person mit Adminrechten' : `${count} Personen mit Adminrechten`,
  invited: (count) => (count === 1 ? '1 war nur eingeladen' : `${count} waren nur eingeladen`),
  who: 'Wer mitkommt',
  checks: (count) => (count === 1 ? '1 Hinweis' : `${count} Hinweise`),
  problems,
  league: (name, matches) =>
    `Liga „${name}“, ${matches === 1 ? '1 Spiel' : `${matches} Spiele`}. Niemand wird gefragt, bevor du die Einladungen sendest.`,

  chosen: (count) => (count === 0 ? 'Nichts gewählt' : `${count} gewählt`),
  all: 'Alles wählen',
  bring: 'In mein Konto holen',
  bringing: 'Wird geholt …',
  pictures: (done, all) => `Bild ${done} von ${all}`,
  nothingChosen: 'Wähle zuerst ein Team oder einen Verein.',
  tooMuch: 'Das ist zu viel auf einmal. Wähle weniger Teams und hol den Rest danach.',
  copy: 'Kopie herunterladen',
  copyHint:
    'Danach wird das Übernommene aus diesem Browser entfernt, denn es enthält Daten anderer Menschen. Behalte eine Kopie, wenn du magst.',
  copyName: 'teams-aus-diesem-browser.json',
  unanswered: 'Die Antwort kam nicht an. Drück noch einmal: Nichts wird doppelt übernommen.',
  refused:
    'Deine Teams konnten nicht übernommen werden. Es hat sich nichts geändert, weder hier noch in deinem Konto.',

  done: 'Deine Teams sind in deinem Konto',
  logosLost: (names) =>
    `Das Logo konnte nicht übernommen werden: ${names}. Wähle es in den Einstellungen neu.`,
  earlier: 'Bisher übernommen',
  broughtOn: (day) => `Übernommen am ${day}`,
  gone: 'Gelöscht',
  undo: 'Rückgängig machen',
  undoing: 'Wird rückgängig gemacht …',
  undoUntil: (day) => `Lässt sich bis ${day} rückgängig machen.`,
  undoTitle: 'Diese Teams wieder entfernen?',
  undoText:
    'Teams, denen niemand sonst beigetreten ist und die niemand benutzt hat, verschwinden aus deinem Konto. Unter „Meine Teams und Vereine“ kannst du sie 30 Tage lang wiederherstellen.',
  undone:
    'Rückgängig gemacht. Unter „Meine Teams und Vereine“ kannst du sie 30 Tage lang wiederherstellen.',
  undonePartly: 'Einiges bleibt:',
  kept,
  undoneOn: (day) => `Rückgängig gemacht am ${day}`,
}
