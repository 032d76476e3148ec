import type {
  createTeam as englishCreateTeam,
  onboarding as englishOnboarding,
  teamSuccess as englishTeamSuccess,
} from '../en/creation.ts'

export const createTeam: typeof englishCreateTeam = {
  title: 'Leg dein Team an',

  fromArchive: 'Team aus einem Archiv importieren',
  fields: {
    name: 'Teamname',
    sport: 'Sportart',
    gender: 'Geschlecht',
    ageGroup: 'Alter',
    teamType: 'Art des Teams',
    phone: 'Telefon',
    color: 'Teamfarbe',
    notes: 'Notizen',
    logo: 'Teamlogo',
    country: 'Land',
    timeZone: 'Zeitzone',
    language: 'Teamsprache',
  },
  sportHint: 'Auswählen oder selbst eingeben.',
  ageHint: 'Zum Beispiel U12 oder Erwachsene.',
  adultsHint: 'Ohne Geburtsdatum, ohne Eltern.',
  logoHint: 'PNG, JPG, GIF bis 5 MB',
  languageHint: 'Für E-Mails an das Team.',
  place: 'Wo das Team spielt',
  genders: { men: 'Männlich', women: 'Weiblich', mixed: 'Gemischt' },
  problems: {
    name: 'Gib den Teamnamen ein',
    sport: 'Gib eine Sportart ein',
    ageGroup: 'Gib ein Alter ein',
    phone: 'Gib eine gültige Telefonnummer ein',
    color: 'Wähle eine Farbe',
    notes: 'Höchstens 2000 Zeichen',
    country: 'Wähle ein Land',
    timeZone: 'Wähle eine Zeitzone',
    other: 'Prüfe dieses Feld',
  },
  submit: 'Team anlegen',
  submitting: 'Wird gespeichert …',
  notSignedIn: 'Melde dich an, um ein Team anzulegen',
}

export const teamSuccess: typeof englishTeamSuccess = {
  title: 'Dein Team ist bereit',
  text: 'Als Nächstes: Mitglieder und das erste Training.',
  start: 'Los geht’s',
}

export const onboarding: typeof englishOnboarding = {
  title: 'Zwei kurze Fragen',
  subtitle: 'Freiwillig. Das hilft uns, besser zu werden.',
  referral: 'Wie hast du von Touchline erfahren?',
  referralSources: {
    'word-of-mouth': 'Von anderen gehört',
    'search-engine': 'Suchmaschine',
    partner: 'Über einen Partner',
    'contacted-me': 'Ihr habt mich angesprochen',
    'social-networks': 'Soziale Netzwerke',
    'app-store': 'App-Store',
    'blog-press': 'Blog oder Presse',
    poster: 'Plakat',
    'already-use': 'Ich nutze es schon',
    other: 'Anders',
  },
  goals: 'Was möchtest du damit tun?',
  goalWords: {
    calendar: 'Termine planen',
    invite: 'Zu Terminen einladen',
    communicate: 'Mit dem Team schreiben',
    analyze: 'Ergebnisse auswerten',
    track: 'Anwesenheit festhalten',
    payments: 'Beiträge einsammeln',
    others: 'Etwas anderes',
  },
  skip: 'Überspringen',
  submit: 'Los geht’s',
  submitting: 'Wird gespeichert …',
}
