import type { AgeGroup, Format, Gender, Sport, TeamType } from '@touchline/domain/teams/options'
import type { PresetTask } from '@touchline/domain/teams/tasks'

export const sports: Record<Sport, string> = {
  football: 'Soccer (football)',
  basketball: 'Basketball',
  volleyball: 'Volleyball',
  handball: 'Handball',
  rugby: 'Rugby',
  tennis: 'Tennis',
  swimming: 'Swimming',
  athletics: 'Athletics',
  other: 'Other',
}

export const genders: Record<Gender, string> = { men: 'Men', women: 'Women', mixed: 'Mixed' }

export const ageGroups: Record<AgeGroup, string> = {
  '5-under': '5 & under',
  u8: 'U8 & under',
  '6-10': '6-10',
  '11-14': '11-14',
  '15-18': '15-18',
  '19-23': '19-23',
  '24-30': '24-30',
  '30-plus': '30+',
  senior: 'Senior',
}

export const formats: Record<Format, string> = {
  '5v5': '5v5',
  '7v7': '7v7',
  '11v11': '11v11',
  '15v15': '15v15',
}

export const teamTypes: Record<TeamType, string> = {
  club: 'Club',
  school: 'School',
  company: 'Company',
  friends: 'Friends',
}

export const tasks: Record<PresetTask, string> = {
  balls: 'Balls',
  water_bottles: 'Water bottles',
  captain: 'Captain',
  laundry: 'Laundry',
  jerseys: 'Jerseys',
  car: 'Car',
  food: 'Food',
  referee: 'Referee',
  first_aid: 'First aid',
}

/** The roles Touchline itself gives; any other word is shown as the team wrote it. */
export const roles = {
  'Player - coach': 'Player - coach',
  Coach: 'Coach',
  'Assistant coach': 'Assistant coach',
  'Club Manager': 'Club Manager',
  Manager: 'Manager',
  Staff: 'Staff',
  Admin: 'Admin',
  Player: 'Player',
  Member: 'Member',
  Parent: 'Parent',
}
