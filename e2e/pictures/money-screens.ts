import { expect, type Page } from '@playwright/test'

import type { Screen } from './screens.ts'
import type { World } from './worlds.ts'

const inTeam =
  (page: string) =>
  ({ teamId }: World) =>
    `/team/${teamId}${page}`

/** A team's money, for treasurers. */
export const money: readonly Screen[] = [
  { name: 'collections', path: inTeam('/collections') },
  { name: 'create-collection', path: inTeam('/create-collection') },
  {
    name: 'collection',
    path: ({ teamId, collectionId }) =>
      collectionId && `/team/${teamId}/collections/${collectionId}`,
  },
  {
    name: 'waiting-list',
    path: ({ teamId, campId }) => campId && `/team/${teamId}/collections/${campId}?tab=waiting`,
  },
  {
    name: 'collection-form',
    path: ({ teamId, collectionId }) =>
      collectionId && `/team/${teamId}/membership-collection-form?collection=${collectionId}`,
  },
  {
    name: 'collection-success',
    path: ({ teamId, collectionId }) =>
      collectionId && `/team/${teamId}/membership-collection-success?collection=${collectionId}`,
  },
  { name: 'payout', path: inTeam('/collections/payout') },
]

/** A club's money and requests to join, for treasurers. */
export const clubMoney: readonly Screen[] = [
  { name: 'club-dues', path: inClub('/dues'), as: 'manager' },
  ...['bank', 'reminders', 'debits', 'write', 'rules', 'accounting'].map((view) => ({
    name: `club-${view === 'write' ? 'bills' : view}`,
    path: inClub(`/dues?view=${view}`),
    as: 'treasurer' as const,
  })),
  {
    name: 'club-bank-result',
    path: inClub('/dues?view=bank'),
    as: 'treasurer',
    prepare: (page, { statements = [] }) => importStatements(page, statements),
    asks: false,
  },
  { name: 'move-club', path: inClub('/move'), as: 'manager', asks: false },
  { name: 'club-role-refused', path: inClub('/write'), as: 'treasurer', asks: false },
  { name: 'club-website', path: inClub('/website'), as: 'manager' },
  ...['open', 'decided', 'form'].map((view) => ({
    name: view === 'open' ? 'club-registrations' : `club-registrations-${view}`,
    path: inClub(`/registrations?view=${view}`),
    as: 'manager' as const,
  })),
  ...['open', 'form'].map((view) => ({
    name: view === 'open' ? 'team-registrations' : 'team-registrations-form',
    path: ({ ownTeamId }: World) => ownTeamId && `/team/${ownTeamId}/registrations?view=${view}`,
    as: 'admin' as const,
  })),
  { name: 'team-register-with', path: ({ ownForm }) => ownForm, as: 'visitor' },
]

function inClub(page: string): Screen['path'] {
  return ({ clubId }) => clubId && `/club/${clubId}${page}`
}

/** One file after the other, as downloaded from the bank. */
async function importStatements(page: Page, statements: readonly string[]): Promise<void> {
  const field = page.locator('input[type=file]')
  for (const [at, statement] of statements.entries()) {
    const name = `Umsaetze-${at + 1}.xml`
    await field.setInputFiles({ name, mimeType: 'text/xml', buffer: Buffer.from(statement) })
    await expect(page.getByText(name)).toBeVisible()
  }
}
