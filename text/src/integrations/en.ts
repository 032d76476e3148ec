import type { Scope } from '@touchline/domain/integrations/scopes'
import type { TokenDays } from '@touchline/domain/integrations/tokens'

const scopes: Record<Scope, string> = {
  'profile:read': 'My profile, preferences and notifications',
  'teams:read': 'Teams and clubs: settings, seasons, venues, opponents',
  'teams:write': 'Change teams and clubs',
  'members:read': 'Roster (minors: names only)',
  'members:write': 'Add and change members',
  'children:read': 'Minors: contacts, dates of birth and health data',
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
  about: 'Let a program act for you, with your rights.',
  documented: 'Read the',
  description: 'API documentation',
  none: 'No tokens yet',
  noneHint: 'For example to show your calendar on a website.',
  make: 'Create token',
  name: 'Name',
  nameHint: 'For example: club website',
  scopesTitle: 'Permissions',
  scopes,
  childrenWarning: 'Families see each access to a child’s data. Only for programs you trust.',
  days: 'Valid for',
  dayChoices: days,
  password: 'Your password',
  freshNeeded: 'Sign in again to create the token.',
  signInAgain: 'Sign in again',
  missingName: 'Add a name',
  missingScope: 'Choose at least one',
  making: 'Creating…',
  madeTitle: 'Your new token',
  shownOnce: 'Copy it now. You won’t see it again.',
  secret: 'Token',
  keepSecret: 'Keep it safe like a password.',
  kept: 'I’ve copied it',
  tooMany: 'You have ten tokens. Revoke one first.',
  until: (day: string) => `Valid until ${day}`,
  ended: (day: string) => `Expired ${day}`,
  lastUsed: (moment: string) => `Last used ${moment}`,
  neverUsed: 'Never used',
  end: 'Revoke',
  endOf: (name: string) => `Revoke ${name}`,
  endTitle: (name: string) => `Revoke “${name}”?`,
  endBody: 'The program loses access for good.',
  endedNow: 'Token revoked',
}
