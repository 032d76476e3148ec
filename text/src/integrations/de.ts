import type { integrations as english } from './en.ts'

const scopes: typeof english.scopes = {
  'profile:read': 'Mein Profil, meine Einstellungen und Benachrichtigungen',
  'teams:read': 'Teams und Vereine: Einstellungen, Saisons, Orte, Gegner',
  'teams:write': 'Teams und Vereine ändern',
  'members:read': 'Wer im Kader steht; von Minderjährigen nur der Name',
  'members:write': 'Mitglieder hinzufügen und ändern',
  'children:read': 'Kontakt, Geburtsdaten und Gesundheitsdaten von Minderjährigen',
  'events:read': 'Termine, Antworten und Anwesenheit',
  'events:write': 'Termine anlegen und ändern, antworten, Anwesenheit eintragen',
  'leagues:read': 'Ligen, Spiele und Statistiken',
  'leagues:write': 'Ergebnisse eintragen, Ligen und Spiele ändern',
  'messages:read': 'Meine Unterhaltungen',
  'messages:write': 'In meinem Namen Nachrichten schreiben',
  'collections:read': 'Sammlungen, Zahlungen und meine Rechnungen',
  'collections:write': 'Sammlungen ändern und Zahlungen eintragen',
}

const days: typeof english.dayChoices = {
  7: '7 Tage',
  30: '30 Tage',
  90: '90 Tage',
  365: 'Ein Jahr',
}

export const integrations: typeof english = {
  about:
    'Mit einem Token liest und schreibt ein Programm von dir für dich: was du ankreuzt, und nie mehr, als du darfst.',
  documented: 'Was ein Programm abfragen kann, steht in der',
  description: 'Beschreibung der Schnittstelle',
  none: 'Du hast keine Token',
  noneHint:
    'Erstelle eines für ein Programm, das zum Beispiel deinen Kalender zeigen oder Ergebnisse sammeln soll.',
  make: 'Token erstellen',
  name: 'Wofür es ist',
  nameHint: 'Zum Beispiel: Website des Vereins',
  scopesTitle: 'Was es darf',
  scopes,
  childrenWarning:
    'Jeder Blick auf ein Kind wird aufgeschrieben, und die Familie sieht das. Gib das nur einem Programm, dem du ein Kind anvertrauen würdest.',
  days: 'Gültig für',
  dayChoices: days,
  password: 'Dein Passwort',
  freshNeeded:
    'Du hast hier kein Passwort: Melde dich noch einmal an und erstelle das Token innerhalb von zehn Minuten.',
  signInAgain: 'Noch einmal anmelden',
  missingName: 'Sag, wofür es ist',
  missingScope: 'Kreuze mindestens eines an',
  making: 'Wird erstellt …',
  madeTitle: 'Dein neues Token',
  shownOnce: 'Kopiere es jetzt: Es wird nur dieses eine Mal gezeigt und nirgends gespeichert.',
  secret: 'Das Token',
  keepSecret:
    'Wer es hat, kann in deinem Namen handeln. Bewahre es auf wie ein Passwort und beende es, wenn es verloren gegangen ist.',
  kept: 'Ich habe es kopiert',
  tooMany: 'Du hast zehn Token. Beende eines, das du nicht mehr brauchst.',
  until: (day) => `Gültig bis ${day}`,
  ended: (day) => `Beendet am ${day}`,
  lastUsed: (moment) => `Zuletzt benutzt: ${moment}`,
  neverUsed: 'Nie benutzt',
  end: 'Beenden',
  endOf: (name) => `${name} beenden`,
  endTitle: (name) => `„${name}“ beenden?`,
  endBody: 'Das Programm, das es benutzt, hört sofort auf. Das lässt sich nicht rückgängig machen.',
  endedNow: 'Token beendet',
}
