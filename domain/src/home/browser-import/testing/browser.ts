import { readSaved } from '../read.ts'
import type { Stored } from '../saved.ts'

export const setting = { today: '2026-03-14', country: 'DE' }
export const png = 'data:image/png;base64,iVBORw0KGgo='

export const club = {
  id: '417',
  name: 'TSV Nord',
  sport: 'Handball',
  role: 'Club Manager',
  logo: png,
  userId: 'u1',
  isClub: true,
  memberCount: '120',
  teamCount: 2,
  color: '#1E3A5F',
  phone: '0171 2345678',
}
export const team = {
  id: '4171',
  name: 'TSV Nord U12',
  sport: 'handball',
  role: 'Coach',
  logo: '/placeholder.svg',
  userId: 'u1',
  isClub: false,
  memberCount: 0,
  parentClubId: '417',
  gender: 'female',
  ageGroup: '11-14',
  format: '7v7',
}
export const leo = {
  id: 1,
  photo: 'LG',
  firstName: ' Leo ',
  lastName: 'Gil',
  surname: 'Gil',
  nickname: 'Lele',
  email: 'Leo@Example.org',
  phone: '+34 600 123 456',
  dateOfBirth: '02/04/2015',
  role: 'member',
  isAdmin: false,
  position: 'Keeper',
}
export const marta = {
  id: '1719',
  memberId: '1',
  role: 'Mother',
  firstName: 'Marta',
  lastName: 'Gil',
}

function stored(values: Readonly<Record<string, unknown>>): Stored {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]),
  )
}

export const read = (values: Readonly<Record<string, unknown>>) =>
  readSaved(stored(values), setting)

/** A team without a club. */
export const alone = { ...team, parentClubId: undefined }

/** One team with one member, each a little different. */
export const readTeam = (traits: object) => read({ userTeams: [{ ...alone, ...traits }] }).teams[0]
export const readMember = (traits: object) => {
  const [found] = read({ userTeams: [alone], teamMembers_4171: [{ ...leo, ...traits }] }).teams
  return { member: found?.members[0], codes: found?.problems.map(({ code }) => code) }
}
