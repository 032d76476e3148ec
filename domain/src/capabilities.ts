/**
 * Every capability of Touchline, in the order in which they may know each other:
 * one may call those before it, never those after. The same word names its folder in every layer.
 */
export const capabilities = [
  'auth',
  'files',
  'accounts',
  'subscriptions',
  'clubs',
  'teams',
  'members',
  'children',
  'events',
  'invitations',
  'attendance',
  'leagues',
  'collections',
  'messages',
  'notifications',
  'statistics',
  'integrations',
  'maintenance',
  'operations',
  'home',
] as const

export type Capability = (typeof capabilities)[number]
