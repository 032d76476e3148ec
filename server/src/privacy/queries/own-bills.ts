import { sql } from 'kysely'

import type { Section } from './own-data.ts'
import { ofPeople, whose } from './own-people.ts'

/** What an export contains about money: requests, debts and payments. */
export const billSections: readonly Section[] = [
  {
    name: 'asked_to_pay',
    tables: ['collection_invitations'],
    rows: ofPeople(
      (people) => sql`
      select ${whose}, c.name as collection, i.invited_at, i.reminded_at
      from ${people} join collection_invitations i on i.team_id = p.team_id and i.member_id = p.id
      join collections c on c.team_id = i.team_id and c.id = i.collection_id
      order by i.invited_at, i.id`,
    ),
  },
  {
    name: 'bills',
    tables: ['bills', 'bill_instalments', 'bill_reminders'],
    rows: ({ id }) => sql`
      select t.name as team, c.name as collection, b.number, b.first_name, b.last_name, b.email,
        b.phone, b.payment_option, b.is_anonymous, c.currency, b.charged, b.outstanding, b.paid, b.state, b.due_on,
        (select json_agg(json_build_object('amount', part.amount, 'due_on', part.due_on)
            order by part.position)
          from bill_instalments part where part.team_id = b.team_id and part.bill_id = b.id) as parts,
        (select json_agg(json_build_object('stage', sent.stage, 'due_on', sent.due_on, 'fee', sent.fee,
            'sent_at', sent.sent_at) order by sent.sent_at)
          from bill_reminders sent where sent.team_id = b.team_id and sent.bill_id = b.id) as reminders,
        b.created_at, b.reminded_at
      from bills b join teams t on t.id = b.team_id
      join collections c on c.team_id = b.team_id and c.id = b.collection_id
      where b.account_id = ${id} order by b.created_at, b.id`,
  },
  {
    name: 'bill_lines',
    tables: ['bill_lines'],
    rows: ofPeople(
      (people) => sql`
      select ${whose}, c.name as collection, f.name as fee, l.first_name, l.last_name, l.quantity,
        l.amount, (select json_object_agg(field.name, l.answers ->> field.id::text)
          from collection_fields field
          where field.team_id = l.team_id and l.answers ? field.id::text) as answers
      from ${people} join bill_lines l on l.team_id = p.team_id and l.member_id = p.id
      join collection_fees f on f.team_id = l.team_id and f.id = l.fee_id
      join collections c on c.team_id = f.team_id and c.id = f.collection_id
      order by l.id, p.id`,
    ),
  },
  {
    name: 'payments',
    tables: ['bill_entries'],
    rows: ({ id }) => sql`
      select t.name as team, b.number, e.kind, e.method, e.amount, e.booked_on, e.created_at
      from bills b join teams t on t.id = b.team_id
      join bill_entries e on e.team_id = b.team_id and e.bill_id = b.id
      where b.account_id = ${id} order by e.created_at, e.id`,
  },
  {
    name: 'asked_to_pay_less',
    tables: ['bill_requests'],
    rows: ({ id }) => sql`
      select t.name as team, b.number, r.kind, r.words, r.state, r.answer, r.requested_at, r.answered_at
      from bills b join teams t on t.id = b.team_id
      join bill_requests r on r.team_id = b.team_id and r.bill_id = b.id
      where b.account_id = ${id} order by r.requested_at, r.id`,
  },
  {
    name: 'mandates',
    tables: ['debit_mandates'],
    rows: ({ id }) => sql`
      select c.name as club, m.reference, m.kind, m.holder, m.iban, m.address, m.signed_on, m.signature,
        m.last_collected_on, m.revoked_at
      from debit_mandates m join clubs c on c.id = m.club_id
      where m.account_id = ${id} or (m.account_id is null
        and lower(m.email) = (select lower(email) from accounts where id = ${id}))
      order by m.created_at, m.id`,
  },
  {
    name: 'donation_receipts',
    tables: ['donation_receipts'],
    rows: ({ id }) => sql`
      select c.name as club, r.year, r.number, r.document -> 'donor' as donor,
        r.document -> 'donations' as donations, r.document -> 'total' as total, r.issued_at,
        r.sent_at, r.voided_at, r.void_reason
      from donation_receipts r join clubs c on c.id = r.club_id
      where r.account_id = ${id} order by r.year, r.number, r.id`,
  },
  {
    name: 'donor_details',
    tables: ['donors'],
    rows: ({ id }) => sql`
      select c.name as club, d.details, d.changed_at
      from donors d join clubs c on c.id = d.club_id
      where d.account_id = ${id} or (d.account_id is null
        and lower(d.email) = (select lower(email) from accounts where id = ${id}))
      order by d.changed_at, d.key`,
  },
  {
    name: 'collections_made',
    tables: ['collections'],
    rows: ({ id }) => sql`
      select t.name as team, c.kind, c.name, c.created_at, c.published_at
      from collections c join teams t on t.id = c.team_id
      where c.created_by = ${id} order by c.created_at, c.id`,
  },
]
