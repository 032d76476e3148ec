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
  football: 'Fútbol',
  basketball: 'Baloncesto',
  volleyball: 'Voleibol',
  handball: 'Balonmano',
  rugby: 'Rugby',
  tennis: 'Tenis',
  swimming: 'Natación',
  athletics: 'Atletismo',
  other: 'Otro',
}

export const genders: typeof englishGenders = {
  men: 'Masculino',
  women: 'Femenino',
  mixed: 'Mixto',
}

export const youthGenders: typeof englishGenders = {
  men: 'Niños',
  women: 'Niñas',
  mixed: 'Mixto',
}

export const ageGroups: typeof englishAgeGroups = {
  '5-under': '5 años o menos',
  u5: 'Sub-5',
  u6: 'Sub-6',
  u7: 'Sub-7',
  u8: 'Sub-8 o menos',
  u9: 'Sub-9',
  u10: 'Sub-10',
  u11: 'Sub-11',
  u12: 'Sub-12',
  u13: 'Sub-13',
  u14: 'Sub-14',
  u15: 'Sub-15',
  u16: 'Sub-16',
  u17: 'Sub-17',
  u18: 'Sub-18',
  u19: 'Sub-19',
  u20: 'Sub-20',
  u21: 'Sub-21',
  u23: 'Sub-23',
  '6-10': '6-10',
  '11-14': '11-14',
  '15-18': '15-18',
  '19-23': '19-23',
  '24-30': '24-30',
  '30-plus': '30+',
  adults: 'Adultos',
  senior: 'Sénior',
  veterans: 'Veteranos',
}

export const formats: typeof englishFormats = {
  '3v3': '3 contra 3',
  '4v4': '4 contra 4',
  '5v5': '5 contra 5',
  '6v6': '6 contra 6',
  '7v7': '7 contra 7',
  '8v8': '8 contra 8',
  '9v9': '9 contra 9',
  '10v10': '10 contra 10',
  '11v11': '11 contra 11',
  '13v13': '13 contra 13',
  '15v15': '15 contra 15',
}

export const teamTypes: typeof englishTeamTypes = {
  club: 'Club',
  school: 'Colegio',
  company: 'Empresa',
  friends: 'Amigos',
}

export const tasks: typeof englishTasks = {
  balls: 'Balones',
  water_bottles: 'Botellas de agua',
  captain: 'Capitanía',
  laundry: 'Lavado de ropa',
  jerseys: 'Camisetas',
  car: 'Coche',
  food: 'Comida',
  referee: 'Árbitro',
  first_aid: 'Primeros auxilios',
}

export const roles: typeof englishRoles = {
  'Player - coach': 'Jugador y entrenador',
  Coach: 'Entrenador',
  'Assistant coach': 'Segundo entrenador',
  'Club Manager': 'Gestor del club',
  'Youth director': 'Responsable de la base',
  Treasurer: 'Tesorería',
  Board: 'Junta directiva',
  Manager: 'Delegado',
  Staff: 'Cuerpo técnico',
  Admin: 'Administrador',
  Player: 'Jugador',
  Member: 'Miembro',
  Parent: 'Padre o madre',
}
