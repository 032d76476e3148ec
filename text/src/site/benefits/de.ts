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
          text: 'Alle antworten mit einem Tipp. Du siehst sofort, wer kommt und wer noch nicht geantwortet hat.',
        },
        {
          title: 'Ein Kalender',
          text: 'Trainings und Spiele in eurer Zeitzone, durch jede Zeitumstellung hindurch. Einmal abonniert, stehen sie auch im Kalender deines Handys.',
        },
        {
          title: 'Nachrichten, die ankommen',
          text: 'An das ganze Team, an die Eltern oder an eine Person. Wo Kinder noch zu jung sind, lesen ihre Eltern mit.',
        },
        {
          title: 'Aufgaben reihum',
          text: 'Trikots, Fahrten, Linienfahne: fair verteilt, und alle sehen, wer dran ist.',
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
          text: 'Eltern antworten für ihre Kinder und entscheiden, was geteilt wird. Gesundheitshinweise sieht niemand, der sie nicht braucht.',
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
          title: 'Die Aufstellung unter dem Daumen',
          text: 'Alle aufs Feld ziehen, veröffentlichen, als Bild teilen. Tore, Karten und Wechsel hältst du fest, während sie geschehen.',
        },
        {
          title: 'Auch ohne Netz',
          text: 'Kalender, Kader und Aufstellung öffnen sich auf jedem Platz. Deine Änderungen werden gesendet, sobald du online bist.',
        },
        {
          title: 'Tabellen, die stimmen',
          text: 'Füg Spielplan und Ergebnisse ein. Die Tabelle folgt den Regeln eurer Sportart und erklärt jeden Platz.',
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
          text: 'Ein Formular mit euren Beiträgen, online oder per Überweisung bezahlt. Du siehst, wer bezahlt hat, und erinnerst alle anderen mit einem Tipp.',
        },
        {
          title: 'Alle Teams auf einer Seite',
          text: 'Nächster Termin, Antworten und Trainerteam jedes Teams.',
        },
        {
          title: 'Die neue Saison in einem Zug',
          text: 'Alle wechseln in das Team ihres Alters, samt Eltern, Einwilligungen und Trikotnummern. Du siehst es vorher durch und kannst es rückgängig machen.',
        },
        {
          title: 'Offen nach allen Seiten',
          text: 'Nimm ein ganzes Team als eine Datei mit, oder verbinde eigene Programme über die Schnittstelle und Webhooks.',
        },
      ],
    },
  ],
  begin: 'Fang mit einem Team an',
}
