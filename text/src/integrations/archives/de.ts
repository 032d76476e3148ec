import type { LeftOut, PreviewedKind } from '@touchline/domain/integrations/archives'

import type { archives as english } from './en.ts'

const kinds: Record<PreviewedKind, string> = {
  members: 'Mitglieder',
  guardians: 'Eltern und Erziehungsberechtigte',
  events: 'Termine',
  series: 'Wiederkehrende Termine',
  answers: 'Antworten',
  marks: 'Anwesenheiten',
  lineUps: 'Aufstellungen',
  matchEvents: 'Spielereignisse: Tore, Karten, Wechsel',
  leagues: 'Ligen',
  matches: 'Spiele',
  seasons: 'Saisons',
  venues: 'Orte',
  opponents: 'Gegner',
  tasks: 'Aufgaben',
  fields: 'Eigene Felder',
}

const left: Record<LeftOut, string> = {
  accounts: 'Konten: Alle treten neu bei',
  health: 'Gesundheitsdaten und Notfallkontakte',
  consents: 'Einwilligungen: Sie werden neu eingeholt',
  former_people:
    'Ehemalige Mitglieder, Gäste aus anderen Teams und gesperrte Erziehungsberechtigte',
  pictures: 'Bilder, Logos und Dateien',
  messages: 'Nachrichten und Kommentare',
  collections: 'Sammlungen, Rechnungen und das Abo',
  votes: 'Die Wahl zum Star des Spiels: Wer für wen gestimmt hat, bleibt geheim',
  match_sheets: 'Spielberichte, die mit dem Gegner abgestimmt werden',
  match_days: 'Aufstellungen, Berichte zu Spielen, wer den Spielstand einträgt und Abstimmungen',
  series: 'Wiederholungsregeln: Jeder Tag ist ein eigener Termin',
  planned_invitations:
    'Geplante Einladungen: Wer noch nicht gefragt wurde, wird gefragt, wenn du es sagst',
  reminders: 'Erinnerungen und geplante Einladungen',
  links: 'Links, importierte Kalender, Webhooks und öffentliche Seiten von Ligen',
  history: 'Wer wann was geändert oder geantwortet hat: Es steht unter deinem Namen',
}

export const archives: typeof english = {
  exportTitle: 'Team mitnehmen',
  exportAbout:
    'Kader, Kalender, Ligen und Spiele des Teams in einer Datei: Ein anderes Touchline, oder dieses, macht daraus ein neues Team. Manches bleibt zurück; beide Listen stehen unten. Bewahre die Datei auf wie den Kader selbst: Sie enthält Namen, Adressen und Geburtstage.',
  onlyAdmins:
    'Nur Team-Admins können das Team mitnehmen, und nur, wenn sie den ganzen Kader sehen dürfen.',
  make: 'Archiv erstellen',
  making: 'Wird gepackt …',
  made: 'Das Archiv ist gespeichert',
  within: 'Was mitkommt',
  without: 'Was zurückbleibt',
  beyond:
    'Etwas im Team ist länger, als ein Archiv es fassen kann. Kürze es und versuche es noch einmal:',
  importTitle: 'Team importieren',
  importAbout:
    'Aus der Datei eines mitgenommenen Teams entsteht ein neues Team von dir. Niemand wird eingeladen, verknüpft oder angeschrieben.',
  choose: 'Datei auswählen',
  drop: 'Lege das Archiv hier ab',
  hint: 'Eine Datei touchline-team-….zip, höchstens 5 MB',
  reading: 'Wird gelesen …',
  madeAt: (day: string) => `Mitgenommen am ${day}`,
  sameName:
    'Du hast schon ein Team mit diesem Namen. Hier entsteht ein weiteres; was du hast, bleibt, wie es ist.',
  whatIsMade: 'Das wird angelegt',
  me: (name: string) => `Du wirst ${name} im Kader.`,
  notMe:
    'Deiner E-Mail-Adresse nach bist du keine dieser Personen: Du kommst als Admin in den Kader.',
  admins: (count: number) =>
    count === 1
      ? 'Eine Person wäre Admin, sobald sie beitritt.'
      : `${count} Personen wären Admins, sobald sie beitreten.`,
  confirm: 'Dieses Team anlegen',
  importing: 'Team wird angelegt …',
  other: 'Andere Datei auswählen',
  kinds,
  left,
}
