import type { benefits as english } from './en.ts'

export const benefits: typeof english = {
  title: 'Vorteile',
  lead: 'Was Touchline dir abnimmt.',
  groups: [
    {
      title: 'Jede Woche',
      benefits: [
        {
          title: 'Antworten ohne Nachfragen',
          text: 'Ein Tipp genügt. Du siehst sofort, wer kommt und wer noch nicht geantwortet hat.',
        },
        {
          title: 'Ein Kalender',
          text: 'Trainings und Spiele, auch im Kalender deines Handys.',
        },
        {
          title: 'Nachrichten, die ankommen',
          text: 'An das ganze Team, die Eltern oder eine Person. Bei jüngeren Kindern lesen die Eltern mit.',
        },
        {
          title: 'Aufgaben reihum',
          text: 'Trikots, Fahrten, Linienfahne: Alle sehen, wer dran ist.',
        },
      ],
    },
    {
      title: 'Eure Leute',
      benefits: [
        {
          title: 'Die Mitgliederliste in Minuten',
          text: 'Importiere die Liste, die du schon hast, und prüf sie vor dem Speichern.',
        },
        {
          title: 'Einladungen, die passen',
          text: 'Per E-Mail, per Link oder mit einem Code an der Kabinentür. Du entscheidest, wer dazukommt.',
        },
        {
          title: 'Kinder zuerst',
          text: 'Eltern antworten für ihre Kinder und entscheiden, was geteilt wird. Gesundheitshinweise sieht nur, wer sie braucht.',
        },
        {
          title: 'Eure Farben',
          text: 'Euer Logo und eure Farbe im ganzen Teambereich.',
        },
      ],
    },
    {
      title: 'Am Spieltag',
      benefits: [
        {
          title: 'Die Aufstellung auf dem Handy',
          text: 'Alle aufs Feld ziehen und veröffentlichen. Tore, Karten und Wechsel notierst du live.',
        },
        {
          title: 'Auch ohne Netz',
          text: 'Kalender, Kader und Aufstellung öffnen sich auf jedem Platz. Deine Änderungen werden gesendet, sobald du online bist.',
        },
        {
          title: 'Tabellen, die stimmen',
          text: 'Füg Spielplan und Ergebnisse ein. Die Tabelle folgt den Regeln eurer Sportart.',
        },
        {
          title: 'Zahlen, die etwas sagen',
          text: 'Form, Serien und Tore des Teams; Spiele, Tore und Anwesenheit jedes Mitglieds.',
        },
      ],
    },
    {
      title: 'Im Verein',
      benefits: [
        {
          title: 'Beiträge, die eingehen',
          text: 'Online oder per Überweisung. Du siehst, wer bezahlt hat, und erinnerst die anderen mit einem Tipp.',
        },
        {
          title: 'Alle Teams auf einer Seite',
          text: 'Nächster Termin, Antworten und Trainerteam jedes Teams.',
        },
        {
          title: 'Die neue Saison in einem Zug',
          text: 'Alle wechseln in das Team ihres Alters, samt Eltern, Einwilligungen und Trikotnummern.',
        },
        {
          title: 'Frei bleiben',
          text: 'Exportiere ein ganzes Team als eine Datei oder verbinde eigene Programme.',
        },
      ],
    },
  ],
  begin: 'Fang mit einem Team an',
}
