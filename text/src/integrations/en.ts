import type { Scope } from '@touchline/domain/integrations/scopes'
import type { TokenDays } from '@touchline/domain/integrations/tokens'

const scopes: Record<Scope, string> = {
  'profile:read': 'My profile, preferences and notifications',
  'teams:read': 'Teams and clubs: settings, seasons, venues, opponents',
  'teams:write': 'Change teams and clubs',
  'members:read': 'Who is on the roster; of minors the name alone',
  'members:write': 'Add and change members',
  'children:read': 'Contact, birth dates and health data of minors',
  'events:read': 'Events, answers and attendance',
  'events:write': 'Create and change events, answer, mark attendance',
  'leagues:read': 'Leagues, match days and statistics',
  'leagues:write': 'Enter results, change leagues and match days',
  'messages:read': 'My conversations',
  'messages:write': 'Write messages in my name',
  'collections:read': 'Collections, payments and my bills',
  'collections:write': 'Change collections and record payments',
}

const days: Record<TokenDays, string> = {
  7: '7 days',
  30: '30 days',
  90: '90 days',
  365: 'One year',
}

/** Tokens by which programs of somebody read and write for them. */
export const integrations = {
  about:
    'With a token a program of yours reads and writes for you: what you tick, and never more than you may.',
  documented: 'What can be asked stands in the',
  description: 'description of the interface',
  none: 'You have no tokens',
  noneHint: 'Make one for a program that should show your calendar or keep results, for example.',
  make: 'Make a token',
  name: 'What it is for',
  nameHint: 'For example: Website of the club',
  scopesTitle: 'What it may do',
  scopes,
  childrenWarning:
    'Each look at a child is written down, and the family sees it. Give this only to a program you would trust with a child.',
  days: 'Good for',
  dayChoices: days,
  password: 'Your password',
  freshNeeded:
    'You have no password here: sign in once more, then make the token within ten minutes.',
  signInAgain: 'Sign in again',
  missingName: 'Say what it is for',
  missingScope: 'Tick at least one',
  making: 'Making…',
  madeTitle: 'Your new token',
  shownOnce: 'Copy it now: it is shown this one time and stored nowhere.',
  secret: 'Token',
  keepSecret: 'Whoever has it acts as you. Keep it like a password, and end it when it got lost.',
  kept: 'I have copied it',
  tooMany: 'You have ten tokens. End one you no longer need.',
  until: (day: string) => `Good until ${day}`,
  ended: (day: string) => `Ended ${day}`,
  lastUsed: (moment: string) => `Last used ${moment}`,
  neverUsed: 'Never used',
  end: 'End',
  endOf: (name: string) => `End ${name}`,
  endTitle: (name: string) => `End “${name}”?`,
  endBody: 'The program that uses it stops at once. This cannot be undone.',
  endedNow: 'Token ended',
}
