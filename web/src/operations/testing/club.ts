import type { OperatedGroup } from '@touchline/contract/operations/shapes/groups'

/** A club as operators see it. */
export const operatedClub: OperatedGroup = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  name: 'FC Königsbrück',
  sport: 'football',
  country: 'DE',
  createdAt: '2026-01-05T10:00:00.000Z',
  state: 'active',
  clubName: null,
  teams: 12,
  members: 340,
  premiumTeams: 2,
  bytes: 5_000_000,
  lastUsedAt: null,
  managers: ['mara@example.org'],
  export: null,
  mailsToday: 12,
  limits: { members: null, storage: null, mails: null },
  defaultLimits: { members: 500, storage: null, mails: null },
  features: {
    collections: null,
    leagues: false,
    messages: null,
    registrations: null,
    integrations: null,
    premium: null,
  },
  defaultFeatures: {
    collections: true,
    leagues: true,
    messages: true,
    registrations: true,
    integrations: true,
    premium: false,
  },
}
