import { type Send, wordIn } from './wire.ts'

const clubFields = {
  name: 'TSV Nord',
  memberCount: 20,
  sport: 'football',
  phone: '+4930123456',
  country: 'DE',
}
const rate = {
  id: '019cebf5-0f00-7000-8000-0000000000d6',
  name: 'Youth',
  minAge: null,
  maxAge: null,
  teamIds: [],
  kinds: [],
  amount: 9650,
}
const rules = {
  rates: [rate],
  isProRata: false,
  siblingPercents: [],
  familyMaximum: null,
  yearBegins: 1,
}

/** A club with two members who have open bills. */
export async function clubWithBills(send: Send): Promise<string> {
  const created = await send({ method: 'POST', path: '/rest/v1/clubs', body: clubFields })
  const clubId = wordIn(created, 'id')
  const at = `/rest/v1/clubs/${clubId}`
  const team = { sport: 'football', gender: 'mixed', ageGroup: 'senior', name: 'Nord U12' }
  const made = await send({ method: 'POST', path: `${at}/teams`, body: { teams: [team] } })
  for (const firstName of ['Mia', 'Jörg'])
    await send({
      method: 'POST',
      path: `/rest/v1/teams/${wordIn(made, 'teams', '0', 'id')}/members`,
      body: { firstName, lastName: 'Groß', email: `${firstName.length}@example.org` },
    })
  const body = { rules, currency: 'EUR', months: 12, version: 0 }
  await send({ method: 'PUT', path: `${at}/dues`, body })
  const preview = await send({
    method: 'GET',
    path: `${at}/dues/preview?startsOn=2026-01-01&months=12`,
  })
  await send({
    method: 'POST',
    path: `${at}/dues/runs`,
    body: {
      startsOn: '2026-01-01',
      months: 12,
      id: crypto.randomUUID(),
      name: 'Fee 2026',
      dueOn: '2026-01-31',
      personIds: ['0', '1'].map((family) =>
        wordIn(preview, 'families', family, 'people', '0', 'id'),
      ),
      amount: 19_300,
      version: 1,
    },
  })
  return clubId
}
