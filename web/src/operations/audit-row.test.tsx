import { operations } from '@touchline/text/operations/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { openPart } from '#web/testing/open.tsx'

import { AuditRow } from './audit-row.tsx'

const { features, limits } = operations.admin

const clubId = '01890a5d-ac96-774b-bcce-b302099a8057'
const entry = {
  id: '01890a5d-ac96-774b-bcce-b302099a8058',
  at: '2026-01-05T10:00:00.000Z',
  actor: { id: '01890a5d-ac96-774b-bcce-b302099a8059', email: 'olga@example.org' },
  subject: null,
  ip: null,
}
const of = { clubId, club: 'FC Königsbrück', reason: 'A pilot' }

const cases = [
  {
    action: 'operations.features_set',
    details: { ...of, leagues: false, messages: null },
    says: `FC Königsbrück · “A pilot” · ${features.names.leagues}: ${features.off}`,
  },
  {
    action: 'operations.limits_set',
    details: { ...of, members: 1500, storage: null },
    says: `FC Königsbrück · “A pilot” · ${limits.fields.members}: 1,500`,
  },
  {
    action: 'integrations.club_exported',
    details: { clubId, teams: 3 },
    says: `clubId: ${clubId} · teams: 3`,
  },
]

test.each(cases)('names what was done: $action', async ({ action, details, says }) => {
  await openPart(<AuditRow entry={{ ...entry, action, details }} />)
  await expect.element(page.getByText(says, { exact: true })).toBeVisible()
})
