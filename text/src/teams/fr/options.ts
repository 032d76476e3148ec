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

export const ageGroups: typeof englishAgeGroups = {
  '5-under': '5 ans et moins',
  u8: 'U8 et moins',
  '6-10': '6-10',
  '11-14': '11-14',
  '15-18': '15-18',
  '19-23': '19-23',
  '24-30': '24-30',
  '30-plus': '30+',
  senior: 'Seniors',
}

export const formats: typeof englishFormats = {
  '5v5': '5 contre 5',
  '7v7': '7 contre 7',
  '11v11': '11 contre 11',
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
  Manager: 'Dirigeant',
  Staff: 'Encadrement',
  Admin: 'Admin',
  Player: 'Joueur',
  Member: 'Membre',
  Parent: 'Parent',
}
