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

export const ageGroups: typeof englishAgeGroups = {
  '5-under': '5 und jünger',
  u8: 'U8 und jünger',
  '6-10': '6–10',
  '11-14': '11–14',
  '15-18': '15–18',
  '19-23': '19–23',
  '24-30': '24–30',
  '30-plus': '30+',
  senior: 'Erwachsene',
}

export const formats: typeof englishFormats = {
  '5v5': '5 gegen 5',
  '7v7': '7 gegen 7',
  '11v11': '11 gegen 11',
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
  Manager: 'Teammanager/in',
  Staff: 'Betreuer/in',
  Admin: 'Admin',
  Player: 'Spieler/in',
  Member: 'Mitglied',
  Parent: 'Elternteil',
}
