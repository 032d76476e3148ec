import type { site as english } from './en.ts'

export const site: typeof english = {
  product: 'Touchline',
  siteNavigation: 'Touchline',
  aboutSite: 'Über diese Seite',
  logIn: 'Anmelden',
  signUp: 'Registrieren',
  benefits: 'Vorteile',
  premiumActive: 'Premium aktiv',
  goPremium: 'Premium holen!',
  dashboard: 'Übersicht',
  profile: 'Profil',
  allCalendar: 'Kalender aller Teams',
  allMessages: 'Nachrichten aller Teams',
  bills: 'Meine Rechnungen',
  administration: 'Verwaltung',
  signOut: 'Abmelden',
  signOutFailed: 'Das Abmelden hat nicht geklappt. Versuch es noch einmal.',
  user: 'Du',
  loadingAccount: 'Dein Konto wird geladen …',
  privacy: 'Datenschutz',
  imprint: 'Impressum',
  copyright: (year) => `© ${year} Touchline. Alle Rechte vorbehalten.`,
  theme: 'Darstellung',
  themeLight: 'Hell',
  themeDark: 'Dunkel',
  themeSystem: 'Wie das Gerät',
  language: 'Sprache',

  team: {
    navigation: 'Team',
    myTeams: 'Meine Teams und Vereine',
    overview: 'Überblick',
    calendar: 'Kalender',
    leagues: 'Ligen',
    members: 'Mitglieder',
    attendance: 'Anwesenheit',
    messages: 'Nachrichten',
    unread: (count) => (count === 1 ? '1 neue Nachricht' : `${count} neue Nachrichten`),
    collections: 'Beiträge',
    photos: 'Fotos',
    cashBox: 'Teamkasse',
    statistics: 'Statistik',
    settings: 'Einstellungen',
    more: 'Mehr',
  },

  notFound: {
    code: '404',
    title: 'Hoppla! Seite nicht gefunden',
    description: 'Die gesuchte Seite gibt es nicht, oder sie wurde verschoben.',
    returnHome: 'Zurück zur Startseite',
  },
  outOfTeam: {
    title: (team) => `Du gehörst nicht mehr zu ${team}`,
    description: 'Du bist nicht mehr im Team, oder es wurde gelöscht.',
  },
  failure: {
    title: 'Etwas ist schiefgegangen',
    description: 'Lade die Seite neu. Wieder? Gib dem Betreiber diese Nummer.',
    reload: 'Neu laden',
  },
  outdated: {
    title: 'Es gibt eine neue Version',
    description: 'Lade die Seite neu. Was du geschrieben hast, bleibt stehen.',
  },
  turnedOff: 'Abgeschaltet',
  unreachable: {
    suspended: 'Gesperrt',
    title: 'Touchline antwortet nicht',
    description: 'Prüfe deine Verbindung und versuch es noch einmal.',
  },
  notKept: 'Auf diesem Gerät noch nicht geöffnet',

  landing: {
    title: 'Touchline: Sportvereine organisieren',
    tagline: 'Dein Sportverein, von der Seitenlinie geführt',
    lead: 'Wer am Samstag spielt, wer noch nicht geantwortet hat, wo der Bus abfährt: dein Team in der Hosentasche.',
    getStarted: 'Loslegen',
    signIn: 'Anmelden',
    try: 'Probier es aus: So wird geantwortet.',
    blurbs: {
      team: {
        title: 'Team leiten',
        text: 'Trainings und Spiele planen, Antworten sofort sehen, Anwesenheit festhalten. Deine Mitgliederliste importierst du einfach.',
        picture: 'Ein Training, wie das Trainerteam es sieht, mit allen Antworten.',
      },
      club: {
        title: 'Verein verwalten',
        text: 'Alle Teams an einem Ort, jedes mit eigenem Trainerteam, Farben und Kalender. Du entscheidest, wer Telefonnummern sieht.',
        picture: 'Die Seite eines Vereins: Teams, nächste Termine und Antworten.',
      },
      player: {
        title: 'Für alle, die spielen',
        text: 'Dabei, vielleicht, nicht dabei: ein Tipp und fertig. Eltern antworten für ihre Kinder.',
        picture: 'Das nächste Training auf dem Handy einer Mutter, bereit zum Antworten.',
      },
    },
    costTitle: 'Was es kostet',
    cost: [
      'Ein Team zu führen kostet nichts: unbegrenzt viele Mitglieder, keine Werbung.',
      'Neue Teams testen Premium 31 Tage gratis, ohne Kreditkarte.',
      'Premium bringt Sammlungen, Spielerstatistik und Aufgabenverteilung. Was du eingetragen hast, bleibt dir.',
    ],
    dataTitle: 'Deine Daten bleiben deine',
    data: [
      'Keine Tracker, keine Werbung, keine fremden Skripte.',
      'Nur dein Team sieht dein Team. Kontaktdaten bleiben bei denen, die sie brauchen.',
      'Touchline ist freie Software. Dein Verein kann es selbst betreiben.',
    ],
  },

  demo: {
    team: 'SV Flussufer',
    weekday: 'Sa',
    day: '14',
    month: 'März',
    kind: 'Spiel',
    title: 'gegen TSV Hafenstadt',
    time: '10:30',
    place: 'Platz Nord',
    practiceWeekday: 'Di',
    practiceDay: '17',
    practice: 'Training',
    practiceTitle: 'Passspiel und Pressing',
    practiceTime: '18:00',
    practicePlace: 'Halle 2',
    question: 'Bist du dabei?',
    going: 'Dabei',
    maybe: 'Vielleicht',
    notGoing: 'Nicht dabei',
    silent: 'Keine Antwort',
    whoComes: 'Wer kommt',
  },

  privacyPage: {
    title: 'Datenschutz',
    lead: 'Was gespeichert wird, wozu, und wer es sieht.',
    sections: [
      {
        title: 'Was gespeichert wird',
        text: 'Dein Name, deine E-Mail-Adresse und was du und dein Team eingeben: Teams, Mitglieder, Termine, Antworten und Bilder. Passwörter werden nur als Hash gespeichert.',
      },
      {
        title: 'Wer es sieht',
        text: 'Die Mitglieder deines Teams sehen das Team. Telefonnummern, Geburtsdaten und Gesundheitshinweise sehen nur die, deren Rolle sie braucht.',
      },
      {
        title: 'Was wir nicht tun',
        text: 'Kein Tracking, keine Werbung, kein Analysedienst, keine Zählpixel in E-Mails. Die Seiten laden nichts von Dritten.',
      },
      {
        title: 'In deinem Browser',
        text: 'Dieser Browser speichert Anmeldung, Sprache und Darstellung. Ein Cookie hilft beim Anmelden oder Beitreten und läuft nach einem Tag ab. Andere Cookies gibt es nicht.',
      },
      {
        title: 'Wer verantwortlich ist',
        text: 'Der Betreiber dieser Seite, siehe Impressum. Dort bekommst du eine Kopie deiner Daten oder lässt sie löschen.',
      },
    ],
    operator: {
      title: 'Vom Betreiber dieser Seite',
      missing: 'Der Betreiber hat hier nichts hinzugefügt.',
    },
    young: {
      title: 'Für junge Leute',
      sections: [
        {
          title: 'Was wir über dich wissen',
          text: 'Dein Team schreibt deinen Namen und deinen Geburtstag auf. Dein Trainerteam sieht, wann du kommst. So läuft das in einem Team. Niemand kann das von uns kaufen.',
        },
        {
          title: 'Wer es sehen kann',
          text: 'Dein Team sieht deinen Vor- und Nachnamen. Deine Adresse und dein Telefon sind versteckt. Nur du, deine Eltern und dein Trainerteam sehen sie.',
        },
        {
          title: 'Bilder von dir',
          text: 'Wir fragen vorher. Sagen deine Eltern nein oder sagen sie nichts, dann zeigen wir kein Bild von dir. Auch du darfst nein sagen. Sag es deinem Trainerteam oder deinen Eltern.',
        },
        {
          title: 'Deine Eltern',
          text: 'Deine Eltern können lesen und ändern, was über dich hier steht. Das endet, wenn du 18 wirst. Wir sagen es dir einen Monat vorher.',
        },
        {
          title: 'Du willst, dass es weg ist',
          text: 'Frag deine Eltern. Sie können eine Kopie bekommen oder alles löschen. Niemand darf deshalb böse auf dich sein.',
        },
        {
          title: 'Etwas fühlt sich falsch an',
          text: 'Ist jemand gemein zu dir, oder hast du Angst? Sag es einem Erwachsenen, dem du traust. Auf jeder Seite eines Teams stehen Name und Telefon von jemandem, der hilft. In vielen Ländern Europas kannst du die 116 111 anrufen. Das kostet nichts.',
        },
      ],
    },
  },

  operatorWords: {
    loading: 'Der Text wird geladen …',
    failed: 'Dieser Teil lässt sich nicht laden',
    tryAgain: 'Erneut versuchen',
  },

  imprintPage: {
    title: 'Impressum',
    lead: 'Wer diese Seite betreibt.',
    missing: 'Der Betreiber hat noch keinen Namen und keine Anschrift eingetragen.',
  },
}
