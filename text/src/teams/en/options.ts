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

/** Words for teams of children and young people. */
export const youthGenders: Record<Gender, string> = { men: 'Boys', women: 'Girls', mixed: 'Mixed' }

export const ageGroups: Record<AgeGroup, string> = {
  '5-under': '5 & under',
  u5: 'U5',
  u6: 'U6',
  u7: 'U7',
  u8: 'U8 & under',
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
  adults: 'Adults',
  senior: 'Senior',
  veterans: 'Veterans',
}

export const formats: Record<Format, string> = {
  '3v3': '3v3',
  '4v4': '4v4',
  '5v5': '5v5',
  '6v6': '6v6',
  '7v7': '7v7',
  '8v8': '8v8',
  '9v9': '9v9',
  '10v10': '10v10',
  '11v11': '11v11',
  '13v13': '13v13',
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

/** Roles given by Touchline; other roles are shown as typed. */
export const roles = {
  'Player - coach': 'Player - coach',
  Coach: 'Coach',
  'Assistant coach': 'Assistant coach',
  'Club Manager': 'Club Manager',
  'Youth director': 'Youth director',
  Treasurer: 'Treasurer',
  Board: 'Board',
  Manager: 'Manager',
  Staff: 'Staff',
  Admin: 'Admin',
  Player: 'Player',
  Member: 'Member',
  Parent: 'Parent',
}
