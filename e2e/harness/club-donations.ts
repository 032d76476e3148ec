import { collectionList } from '@touchline/contract/collections/shapes/collection'

import { openCollection } from './collections.ts'
import { type Send, wordIn } from './wire.ts'

/** A German club whose member donated 50 euros; returns its id and the donor's page. */
export async function clubWithDonation(send: Send) {
  const fields = { name: 'TSV Nord', memberCount: 20, sport: 'football', phone: '+4930123456' }
  const club = await send({
    method: 'POST',
    path: '/rest/v1/clubs',
    body: { ...fields, country: 'DE' },
  })
  const clubId = wordIn(club, 'id')
  const team = { sport: 'football', gender: 'mixed', ageGroup: 'senior', name: 'Nord U12' }
  const made = await send({
    method: 'POST',
    path: `/rest/v1/clubs/${clubId}/teams`,
    body: { teams: [team] },
  })
  const teamId = wordIn(made, 'teams', '0', 'id')
  const at = `/rest/v1/teams/${teamId}/collections`
  const form = await openCollection(send, teamId, { kind: 'fund', name: 'Minibus' })
  const person = { firstName: 'Jörg', lastName: 'Groß' }
  const opened = await send({
    method: 'POST',
    path: '/rest/v1/collection-form/open',
    body: { key: form.split('/').at(-1) },
  })
  const bill = await send({
    method: 'POST',
    path: '/rest/v1/collection-form',
    body: {
      key: form.split('/').at(-1),
      clientId: crypto.randomUUID(),
      payer: { ...person, email: 'joerg@example.org', language: 'de' },
      lines: [{ ...person, feeId: wordIn(opened, 'fees', '0', 'id'), amount: 5000 }],
      paymentOption: 'offline',
    },
  })
  const list = collectionList.parse(await send({ method: 'GET', path: at }))
  const on = `${at}/${list.collections[0]?.id}`
  const participants = await send({ method: 'GET', path: `${on}/participants` })
  const entry = { kind: 'payment', method: 'cash', amount: 5000, onDay: '2026-03-14', note: '' }
  await send({
    method: 'POST',
    path: `${on}/bills/${wordIn(participants, 'participants', '0', 'billId')}/entries`,
    body: { id: crypto.randomUUID(), entry },
  })
  return { clubId, billPath: `/pay/${wordIn(bill, 'token')}` }
}
