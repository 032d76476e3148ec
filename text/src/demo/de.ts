import type { demoClub as english } from './en.ts'

export const demoClub: typeof english = {
  club: 'Hafenlöwen',
  about:
    'Fußball und mehr für alle am Hafen, seit 1987. Neue Spielerinnen und Spieler sind bei jedem Training willkommen.',
  youthTeam: 'Löwen U12',
  womenTeam: 'Löwinnen',
  league: 'Jugendliga Hafen',
  practice: 'Training',
  against: (opponent) => `gegen ${opponent}`,
  ground: { name: 'Hafenplatz', address: 'Kaistraße 4' },
  hall: { name: 'Schulhalle West', address: 'Kapellenweg 21' },
  homeKit: 'Blaue Trikots',
  awayKit: 'Weiße Trikots',
  meetingPlace: 'Vereinsheim',
  details: 'Bring Schienbeinschoner und etwas zu trinken mit.',
  fields: { seats: 'Plätze in unserem Auto', wayHome: 'Geht allein nach Hause' },
  positions: ['Tor', 'Abwehr', 'Mittelfeld', 'Sturm'],
  reasons: [
    'Klassenfahrt',
    'Leider erkältet',
    'Omas Geburtstag',
    'Muss länger arbeiten',
    'Das Knie zwickt',
  ],
  undecided: 'Ich weiß es am Donnerstag',
  teamNote: 'Diese Saison spielen wir auf dem Kleinfeld.',
  motto: 'Zusammen vom ersten Pfiff an',
  invitation: 'Magst du bei der U12 mithelfen?',
  joinNote: 'Inés war zweimal beim Training und möchte bleiben.',
  tournament: { title: 'Winterturnier', place: 'Sportpark am Fluss' },
  hallClosed: 'Die Halle wird repariert und bleibt zu.',
  meeting: {
    title: 'Jahreshauptversammlung',
    details: 'Berichte, Wahlen und die Pläne für das nächste Jahr. Alle sind willkommen.',
  },
  notice: {
    subject: 'Hilfe beim Turnier',
    words:
      'Wir suchen noch Leute für die Küche und den Parkplatz. Antworte einfach, wenn du zwei Stunden Zeit hast.',
  },
  cashBox: { spent: 'Zwei Kisten Wasser' },
  documents: {
    everyone: {
      name: 'Satzung',
      paragraphs: [
        '1. Der Verein heißt Hafenlöwen. Er fördert den Sport und alle, die ihn treiben.',
        '2. Mitglied kann jeder werden. Für Kinder unterschreiben die Sorgeberechtigten.',
        '3. Die Mitgliederversammlung legt die Beiträge fest und wählt den Vorstand.',
        '4. Der Austritt ist zum Jahresende möglich und wird dem Vorstand schriftlich erklärt.',
      ],
    },
    staff: {
      name: 'Verhalten im Notfall',
      paragraphs: [
        '1. Ruhe bewahren, die Gruppe zusammenhalten und die 112 rufen.',
        '2. Der Verbandskasten hängt im Vereinsheim neben der Tür.',
        '3. Die Eltern anrufen. Ihre Nummern stehen in der Liste des Teams.',
        '4. Den Vorstand noch am selben Tag informieren.',
      ],
    },
  },
  filter: 'Beitrag offen',
  camp: { name: 'Sommercamp', details: 'Fünf Tage Fußball mit Mittagessen.', fee: 'Kind' },
  fees: { name: 'Saisonbeitrag', details: 'Für Platz, Bälle und Ligabetrieb.', child: 'Kind' },
  donations: {
    street: 'Am Sportplatz 1',
    postcode: '12345',
    town: 'Musterstadt',
    purposes: 'des Sports',
  },
  dues: {
    young: 'Kinder und Jugendliche',
    grown: 'Erwachsene',
    run: (year) => `Jahresbeitrag ${year}`,
  },
  cash: 'Bar beim Training',
  talk: {
    welcome: 'Willkommen in der neuen Saison! Hier sprechen wir alles ab.',
    thanks: 'Danke! Wir freuen uns.',
    question: 'Wann wollen wir grillen?',
    days: ['Samstag', 'Sonntag'],
    reminder: 'Bringt am Donnerstag bitte Schienbeinschoner und Wasser mit.',
    subject: 'Mitfahren am Samstag',
    lift: 'Wir haben am Samstag noch zwei Plätze im Auto.',
  },
}
