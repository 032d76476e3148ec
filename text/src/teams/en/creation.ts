import type { Goal, ReferralSource } from '@touchline/domain/accounts/onboarding'
import type { Gender } from '@touchline/domain/teams/options'

const genders: Record<Gender, string> = { men: 'Male', women: 'Female', mixed: 'Mixed' }

/** /create-team; its labels are also used in the settings and in the club's forms. */
export const createTeam = {
  title: 'Create your team',

  fromArchive: 'Import a team from an archive',
  fields: {
    name: 'Team name',
    sport: 'Sport',
    gender: 'Gender',
    ageGroup: 'Age',
    teamType: 'Team type',
    phone: 'Phone',
    color: 'Team color',
    notes: 'Notes',
    logo: 'Team logo',
    country: 'Country',
    timeZone: 'Time zone',
    language: 'Team language',
  },
  sportHint: 'Choose or type your own.',
  ageHint: 'For example U12 or Adults.',
  adultsHint: 'No dates of birth, no parents.',
  logoHint: 'PNG, JPG, GIF up to 5MB',
  languageHint: 'For emails to the team.',
  place: 'Where the team plays',
  genders,
  problems: {
    name: 'Enter the team name',
    sport: 'Enter a sport',
    ageGroup: 'Enter an age',
    phone: 'Enter a valid phone number',
    color: 'Choose a color',
    notes: 'Use at most 2000 characters',
    country: 'Choose a country',
    timeZone: 'Choose a time zone',
    other: 'Check this field',
  },
  submit: 'Create team',
  submitting: 'Saving...',
  notSignedIn: 'You must be logged in to create a team',
}

export const teamSuccess = {
  title: 'Your team is ready',
  text: 'Next: members and the first practice.',
  start: 'Start',
}

const referralSources: Record<ReferralSource, string> = {
  'word-of-mouth': 'Word of mouth',
  'search-engine': 'Search engine',
  partner: 'Partner',
  'contacted-me': 'You contacted me',
  'social-networks': 'Social networks',
  'app-store': 'App store',
  'blog-press': 'Blog or press',
  poster: 'Poster',
  'already-use': 'I already use it',
  other: 'Other',
}

const goals: Record<Goal, string> = {
  calendar: 'Plan a calendar',
  invite: 'Invite to events',
  communicate: 'Communicate with the team',
  analyze: 'Analyze results',
  track: 'Track attendance',
  payments: 'Collect payments',
  others: 'Others',
}

/** /team-onboarding */
export const onboarding = {
  title: 'Two short questions',
  subtitle: 'Optional, to help us improve.',
  referral: 'How did you hear about Touchline?',
  referralSources,
  goals: 'And what do you want to do with it?',
  goalWords: goals,
  skip: 'Skip',
  submit: "Let's get started",
  submitting: 'Saving...',
}
