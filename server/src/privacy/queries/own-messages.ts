import { sql } from 'kysely'

import type { Section } from './own-data.ts'

/** Messages a person wrote. */
export const messageSections: readonly Section[] = [
  {
    name: 'conversations',
    tables: ['conversations', 'conversation_readers'],
    rows: ({ id }) => sql`
      select t.name as team, c.kind, c.subject, c.started_by = ${id} as started_by_me,
        c.started_at, r.read_seq, r.muted_at, r.pinned_at
      from conversations c join teams t on t.id = c.team_id
      left join conversation_readers r on r.team_id = c.team_id and r.conversation_id = c.id
        and r.account_id = ${id}
      where c.started_by = ${id} or r.account_id = ${id} order by c.started_at, c.id`,
  },
  {
    name: 'messages',
    tables: ['messages'],
    rows: ({ id }) => sql`
      select t.name as team, c.subject, m.words, m.sent_at, m.edited_at, m.removed_at
      from messages m join teams t on t.id = m.team_id
      join conversations c on c.team_id = m.team_id and c.id = m.conversation_id
      where m.author_id = ${id} order by m.sent_at, m.id`,
  },
  {
    name: 'message_reactions',
    tables: ['message_reactions'],
    rows: ({ id }) => sql`
      select t.name as team, r.reaction
      from message_reactions r join teams t on t.id = r.team_id
      where r.account_id = ${id} order by r.message_id`,
  },
  {
    name: 'poll_votes',
    tables: ['poll_votes'],
    rows: ({ id }) => sql`
      select t.name as team, m.words as question, p.options[v.option + 1] as choice
      from poll_votes v join teams t on t.id = v.team_id
      join polls p on p.team_id = v.team_id and p.message_id = v.message_id
      join messages m on m.team_id = p.team_id and m.id = p.message_id
      where v.account_id = ${id} order by m.sent_at, m.id, v.option`,
  },
  {
    name: 'reports_made',
    tables: ['reports'],
    rows: ({ id }) => sql`
      select t.name as team, r.about, r.reason, r.details, r.reported_at, r.closed_at, r.decision,
        r.answer
      from reports r join teams t on t.id = r.team_id
      where r.reported_by = ${id} order by r.reported_at, r.id`,
  },
]
