import { createTeam, onboarding, teamSuccess } from './en/creation.ts'
import { mine } from './en/mine.ts'
import { ageGroups, formats, genders, roles, sports, tasks, teamTypes } from './en/options.ts'
import { settings } from './en/settings.ts'

export const teams = {
  sports,
  genders,
  ageGroups,
  formats,
  teamTypes,
  tasks,
  roles,

  mine,
  createTeam,
  teamSuccess,
  onboarding,
  settings,

  loadingTeam: 'Loading the team...',
  loadFailed: 'Failed to load teams',
  loadFailedHint: 'What is saved is safe. Please try again.',
  gone: 'We could not find this team. It may have been deleted, or you are not part of it.',
  backToTeams: 'My teams & clubs',
  onlyAdmins: 'Only admins of the team can do this.',
  onlyStaff: 'Only coaches and admins of the team can do this.',

  checklist: {
    title: 'To get started...',
    progress: (done: number) => `Steps ${done} / 4`,
    progressBanner: (done: number) => `Steps: ${done} / 4`,
    steps: {
      settings: 'Complete the team settings',
      members: 'Add members',
      event: 'Create an event',
      message: 'Send a message',
    },
    done: 'Done',
    open: 'To do',
  },

  dashboard: {
    title: (team: string) => `${team} · Touchline`,
    info: 'Team',
    editInfo: 'Edit',
    addFoundationYear: 'add year of foundation',
    addEmail: 'add an e-mail',
    addPhone: 'add a phone number',
    foundedIn: (year: number) => `Founded in ${year}`,
    memberCount: (count: number) => (count === 1 ? '1 member' : `${count} members`),
    changeLogo: 'Change logo',
    logo: 'Team logo',
    uploading: 'Uploading...',
    logoUpdated: 'Team logo updated successfully',
    saved: 'Team information saved',
    safeguarding: 'Safeguarding contact',
    club: 'Club',
    lastEvent: 'Last event',
    nextEvent: 'Upcoming event',
    noLastEvent: 'No past event',
    noNextEvent: 'No upcoming event',
    seeCalendar: 'See calendar',
    eventsFailed: 'The events could not be loaded.',
    statistics: 'Statistics',
    filter: 'Kind of statistics',
    filters: { all: 'All', matches: 'Matches', attendance: 'Attendance' },
    win: 'Win',
    draw: 'Draw',
    defeat: 'Defeat',
    noResults: 'No results',
    presence: 'Present',
  },
}
