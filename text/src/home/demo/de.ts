import type { demoClub as english } from './en.ts'

export const demoClub: typeof english = {
  club: 'Hafenlöwen',
  youthTeam: 'Löwen U12',
  womenTeam: 'Löwinnen',
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
}
