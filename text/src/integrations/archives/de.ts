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
  former_people: 'Ehemalige, Gäste und gesperrte Erziehungsberechtigte',
  pictures: 'Bilder, Logos und Dateien',
  messages: 'Nachrichten und Kommentare',
  collections: 'Sammlungen, Rechnungen und das Abo',
  votes: 'Stimmen für den besten Spieler',
  match_sheets: 'Spielberichte, die mit dem Gegner abgestimmt werden',
  match_days: 'Aufstellungen, Spielberichte, Schreiber und Stimmen',
  series: 'Wiederholungsregeln: Jeder Tag ist ein eigener Termin',
  planned_invitations: 'Geplante Einladungen: Sende sie selbst',
  reminders: 'Erinnerungen und geplante Einladungen',
  links: 'Links, abonnierte Kalender, Webhooks und öffentliche Ligaseiten',
  history: 'Änderungsverlauf: Einträge erscheinen als deine',
}

export const archives: typeof english = {
  exportTitle: 'Team exportieren oder umziehen',
  exportAbout:
    'Eine Datei für jedes Touchline. Sie enthält persönliche Daten: Bewahre sie sicher auf.',
  onlyAdmins: 'Für Team-Admins, die den ganzen Kader sehen.',
  make: 'Exportieren',
  making: 'Wird exportiert …',
  made: 'Datei gespeichert',
  within: 'Enthalten',
  without: 'Nicht enthalten',
  beyond: 'Kürze das, um das Team zu exportieren:',
  importTitle: 'Team importieren',
  importAbout:
    'Legt aus einem Export ein neues Team an. Niemand wird eingeladen oder angeschrieben.',
  choose: 'Datei auswählen',
  drop: 'Datei hier ablegen',
  hint: 'touchline-team-….zip, bis 5 MB',
  reading: 'Wird gelesen …',
  madeAt: (day: string) => `Exportiert am ${day}`,
  sameName: 'Du hast schon ein Team mit diesem Namen.',
  whatIsMade: 'Das wird angelegt',
  me: (name: string) => `Du wirst ${name} im Kader.`,
  notMe: 'Deine Adresse steht nicht im Kader: Du kommst als Admin dazu.',
  admins: (count: number) =>
    count === 1
      ? '1 Person wird beim Beitritt Admin.'
      : `${count} Personen werden beim Beitritt Admins.`,
  confirm: 'Team importieren',
  importing: 'Wird importiert …',
  other: 'Andere Datei auswählen',
  kinds,
  left,
}
