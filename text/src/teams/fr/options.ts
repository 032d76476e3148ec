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
  football: 'Football',
  basketball: 'Basket-ball',
  volleyball: 'Volley-ball',
  handball: 'Handball',
  rugby: 'Rugby',
  tennis: 'Tennis',
  swimming: 'Natation',
  athletics: 'Athlétisme',
  other: 'Autre',
}

export const genders: typeof englishGenders = { men: 'Hommes', women: 'Femmes', mixed: 'Mixte' }

export const youthGenders: typeof englishGenders = {
  men: 'Garçons',
  women: 'Filles',
  mixed: 'Mixte',
}

export const ageGroups: typeof englishAgeGroups = {
  '5-under': '5 ans et moins',
  u5: 'U5',
  u6: 'U6',
  u7: 'U7',
  u8: 'U8 et moins',
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
  '6-10': '6-10',
  '11-14': '11-14',
  '15-18': '15-18',
  '19-23': '19-23',
  '24-30': '24-30',
  '30-plus': '30+',
  adults: 'Adultes',
  senior: 'Seniors',
  veterans: 'Vétérans',
}

export const formats: typeof englishFormats = {
  '3v3': '3 contre 3',
  '4v4': '4 contre 4',
  '5v5': '5 contre 5',
  '6v6': '6 contre 6',
  '7v7': '7 contre 7',
  '8v8': '8 contre 8',
  '9v9': '9 contre 9',
  '10v10': '10 contre 10',
  '11v11': '11 contre 11',
  '13v13': '13 contre 13',
  '15v15': '15 contre 15',
}

export const teamTypes: typeof englishTeamTypes = {
  club: 'Club',
  school: 'École',
  company: 'Entreprise',
  friends: 'Amis',
}

export const tasks: typeof englishTasks = {
  balls: 'Ballons',
  water_bottles: 'Gourdes',
  captain: 'Capitaine',
  laundry: 'Lessive',
  jerseys: 'Maillots',
  car: 'Voiture',
  food: 'Repas',
  referee: 'Arbitre',
  first_aid: 'Premiers secours',
}

export const roles: typeof englishRoles = {
  'Player - coach': 'Entraîneur-joueur',
  Coach: 'Entraîneur',
  'Assistant coach': 'Entraîneur adjoint',
  'Club Manager': 'Responsable du club',
  'Youth director': 'Responsable des jeunes',
  Treasurer: 'Trésorerie',
  Board: 'Comité directeur',
  Manager: 'Dirigeant',
  Staff: 'Encadrement',
  Admin: 'Admin',
  Player: 'Joueur',
  Member: 'Membre',
  Parent: 'Parent',
}
