import type {
  ageGroups as englishAgeGroups,
  formats as englishFormats,
  genders as englishGenders,
  roles as englishRoles,
  sports as englishSports,
  tasks as englishTasks,
  teamTypes as englishTeamTypes,
} from '../en/options.ts'

export const sports: typeof englishSports = {
  football: 'Fußball',
  basketball: 'Basketball',
  volleyball: 'Volleyball',
  handball: 'Handball',
  rugby: 'Rugby',
  tennis: 'Tennis',
  swimming: 'Schwimmen',
  athletics: 'Leichtathletik',
  other: 'Andere',
}

export const genders: typeof englishGenders = { men: 'Männer', women: 'Frauen', mixed: 'Gemischt' }

export const youthGenders: typeof englishGenders = {
  men: 'Jungen',
  women: 'Mädchen',
  mixed: 'Gemischt',
}

export const ageGroups: typeof englishAgeGroups = {
  '5-under': '5 und jünger',
  u5: 'U5',
  u6: 'U6',
  u7: 'U7',
  u8: 'U8 und jünger',
  u9: 'U9',
  u10: 'U10',
  u11: 'U11',
  u12: 'U12',
  u13: 'U13',
  u14: 'U14',
  u15: 'U15',
  u16: 'U16',
  u17: 'U17',
  u18: 'U18',
  u19: 'U19',
  u20: 'U20',
  u21: 'U21',
  u23: 'U23',
  '6-10': '6–10',
  '11-14': '11–14',
  '15-18': '15–18',
  '19-23': '19–23',
  '24-30': '24–30',
  '30-plus': '30+',
  adults: 'Erwachsene',
  senior: 'Aktive',
  veterans: 'Alte Herren',
}

export const formats: typeof englishFormats = {
  '3v3': '3 gegen 3',
  '4v4': '4 gegen 4',
  '5v5': '5 gegen 5',
  '6v6': '6 gegen 6',
  '7v7': '7 gegen 7',
  '8v8': '8 gegen 8',
  '9v9': '9 gegen 9',
  '10v10': '10 gegen 10',
  '11v11': '11 gegen 11',
  '13v13': '13 gegen 13',
  '15v15': '15 gegen 15',
}

export const teamTypes: typeof englishTeamTypes = {
  club: 'Verein',
  school: 'Schule',
  company: 'Firma',
  friends: 'Freundeskreis',
}

export const tasks: typeof englishTasks = {
  balls: 'Bälle',
  water_bottles: 'Wasserflaschen',
  captain: 'Spielführung',
  laundry: 'Wäsche',
  jerseys: 'Trikots',
  car: 'Auto',
  food: 'Essen',
  referee: 'Schiri',
  first_aid: 'Erste Hilfe',
}

export const roles: typeof englishRoles = {
  'Player - coach': 'Spielertrainer/in',
  Coach: 'Trainer/in',
  'Assistant coach': 'Co-Trainer/in',
  'Club Manager': 'Vereinsleitung',
  'Youth director': 'Jugendleitung',
  Treasurer: 'Kassenführung',
  Board: 'Vorstand',
  Manager: 'Teammanager/in',
  Staff: 'Betreuer/in',
  Admin: 'Admin',
  Player: 'Spieler/in',
  Member: 'Mitglied',
  Parent: 'Elternteil',
}
