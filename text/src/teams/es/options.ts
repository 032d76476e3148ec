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

export const ageGroups: typeof englishAgeGroups = {
  '5-under': '5 años o menos',
  u8: 'Sub-8 o menos',
  '6-10': '6-10',
  '11-14': '11-14',
  '15-18': '15-18',
  '19-23': '19-23',
  '24-30': '24-30',
  '30-plus': '30+',
  senior: 'Sénior',
}

export const formats: typeof englishFormats = {
  '5v5': '5 contra 5',
  '7v7': '7 contra 7',
  '11v11': '11 contra 11',
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
  Manager: 'Delegado',
  Staff: 'Cuerpo técnico',
  Admin: 'Administrador',
  Player: 'Jugador',
  Member: 'Miembro',
  Parent: 'Padre o madre',
}
