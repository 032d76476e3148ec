import type { clubs as english } from './en.ts'

export const clubs: typeof english = {
  create: {
    title: 'Leg deinen Verein an',

    fromArchive: 'Verein aus einem Archiv importieren',
    fields: {
      name: 'Name des Vereins',
      memberCount: 'Zahl der Mitglieder',
      teamCount: 'Zahl der Teams',
      sport: 'Sportart',
      phone: 'Telefon',
      color: 'Vereinsfarbe',
      logo: 'Vereinslogo',
    },
    problems: {
      name: 'Gib den Namen des Vereins ein',
      memberCount: 'Gib eine ganze Zahl von 0 bis 1.000.000 ein',
      teamCount: 'Gib eine ganze Zahl von 0 bis 1000 ein',
      sport: 'Gib eine Sportart ein',
      phone: 'Gib eine gültige Telefonnummer ein',
      color: 'Wähle eine Farbe',
      other: 'Prüfe dieses Feld',
    },

    sportHint: 'Wähle eine oder gib eine eigene ein.',
    phoneHint: 'Sichtbar für Vereinsleitung und Teams.',
    logoHint: 'PNG, JPG, GIF bis 5 MB',
    submit: 'Verein anlegen',
    submitting: 'Wird gespeichert …',
    incomplete: 'Fülle alle Pflichtfelder aus',
    notSignedIn: 'Melde dich an, um einen Verein anzulegen',
    failed: 'Der Verein konnte nicht angelegt werden. Versuch es noch einmal.',
  },

  teams: {
    title: 'Die Teams deines Vereins',
    subtitle: (club) => `Teams von ${club}`,
    team: (number) => `${number}. Team`,
    proposedName: (number) => `Team ${number}`,
    fields: {
      name: 'Name des Teams',
      sport: 'Sportart',
      gender: 'Geschlecht',
      ageGroup: 'Altersklasse',
      format: 'Spielform',
    },
    problems: {
      name: 'Gib einen Namen ein',
      sport: 'Wähle eine Sportart',
      gender: 'Wähle ein Geschlecht',
      ageGroup: 'Wähle eine Altersklasse',
    },
    noFormat: 'Keine Spielform',
    pasteHint: 'Tippe Namen oder füge Zeilen aus einer Tabelle ein.',
    unread: (cells: string) => `Nicht verstanden: ${cells}`,
    left: (count: number, most: number) =>
      count === 1
        ? `1 Zeile zu viel: höchstens ${most} Teams auf einmal.`
        : `${count} Zeilen zu viel: höchstens ${most} Teams auf einmal.`,
    add: 'Team hinzufügen',
    remove: (name) => `${name} entfernen`,
    submit: 'Teams anlegen',
    submitting: 'Wird gespeichert …',
    skip: 'später …',
    incomplete: 'Fülle bei allen Teams die Pflichtfelder aus',
    notSignedIn: 'Wir finden dein Konto nicht. Melde dich noch einmal an.',
    failed: 'Die Teams konnten nicht angelegt werden. Versuch es noch einmal.',
    most: (count) => `Höchstens ${count} Teams auf einmal.`,
  },

  page: {
    loading: 'Der Verein wird geladen …',
    teams: 'Teams',
    noTeams: 'Dieser Verein hat noch keine Teams.',
    showTeams: (count) => `Alle ${count} Teams zeigen`,
    addTeams: 'Teams hinzufügen',
    members: (count) => (count === 1 ? '1 Mitglied' : `${count} Mitglieder`),
    reached: (count) => `${count} erreichbar`,
    next: (when) => `Als Nächstes: ${when}`,
    nothingNext: 'Nichts geplant',
    silent: (count) => (count === 1 ? '1 Antwort fehlt' : `${count} Antworten fehlen`),
    attendance: (share) => `Anwesenheit ${share}`,
    failed: 'Der Verein lässt sich nicht laden.',
    failedHint: 'Versuch es noch einmal.',

    edit: 'Verein bearbeiten',
    takeAlong: 'Verein exportieren',
    moreActions: (club) => `Optionen für ${club}`,

    staff: 'Verantwortliche',
    lastManager: 'Ein Verein braucht eine Leitung. Ernenne zuerst jemand anderen.',

    clubLanguage: 'Sprache des Vereins',
    safeguarding: 'Kinderschutz',
    safeguardingHint: 'Auf jeder Teamseite, neben dem Kindertelefon.',
    noSafeguarding: 'Noch keine Ansprechperson.',
    editSafeguarding: 'Ansprechperson für Kinderschutz bearbeiten',
    safeguardingAccount: 'Konto',
    safeguardingAccountHint: 'Nur sie sieht, welche Kinder nie gezeigt werden dürfen.',
    noSafeguardingAccount: 'Niemand',
    safeguardingName: 'Name der Person',
    phoneInvalid: 'Gib eine gültige Telefonnummer ein',

    season: 'Saison für alle Teams',
    seasonHint: 'Teams mit einer Saison behalten sie.',
    addSeason: 'Allen Teams geben',
    seasonAdded: (count) =>
      count === 1 ? '1 Team hat die Saison bekommen' : `${count} Teams haben die Saison bekommen`,
    seasonKept: (teams) => `Die eigene Saison bleibt bei: ${teams}`,
  },

  seasons: {
    reaches: (count) => (count === 1 ? '1 Team bekommt sie' : `${count} Teams bekommen sie`),
    reachesNone: 'Alle Teams haben in dieser Zeit schon eine Saison.',
    taken: (team) => `${team} hat schon eine Saison mit diesem Namen`,
    overlaps: (team) => `${team} hat in dieser Zeit schon eine Saison`,
    title: 'Saisons, die alle Teams bekommen haben',
    given: (name, count) => (count === 1 ? `${name}, 1 Team` : `${name}, ${count} Teams`),
    until: (day) => `Rückgängig bis ${day}`,
    undo: 'Zurücknehmen',
    undoLabel: (name) => `Saison ${name} bei allen Teams zurücknehmen`,
    undoTitle: (name) => `Saison ${name} zurücknehmen?`,
    undoText: 'Entfernt sie aus Teams, die sie noch nicht benutzen.',
    removed: (count) =>
      count === 1 ? 'Bei 1 Team zurückgenommen' : `Bei ${count} Teams zurückgenommen`,
    stays: {
      has_events: (team) => `${team}: Sie hat Termine`,
      between_seasons: (team) => `${team}: Sie liegt zwischen zwei Saisons`,
      edited: (team) => `${team}: Sie wurde dort geändert`,
    },
  },
}
