import { sql } from 'kysely'

import type { Section } from './own-data.ts'

/** What an export contains about the account and its ways to sign in. */
export const accountSections: readonly Section[] = [
  {
    name: 'account',
    tables: ['accounts'],
    rows: ({ id }) => sql`
      select id, email, first_name, last_name, phone, date_of_birth, language, theme, time_zone,
        referral_source, goals, onboarded_at, array_to_string(push_topics, ' ') as push_topics,
        array_to_string(email_topics, ' ') as email_topics, quiet_hours, quiet_from, quiet_until, reports,
        reports_when_attending, product_news, partner_offers,
        introductions_seen, is_demo, created_at, updated_at
      from accounts where id = ${id}`,
  },
  {
    name: 'sign_in',
    tables: ['auth.users'],
    rows: ({ id }) => sql`
      select email, phone, password_hash is not null as has_password, email_confirmed_at,
        phone_confirmed_at, new_email, new_phone, last_sign_in_at, user_metadata, app_metadata,
        is_anonymous, banned_until, tokens_ended_at, created_at, updated_at
      from auth.users where id = ${id}`,
  },
  {
    name: 'identities',
    tables: ['auth.identities'],
    rows: ({ id }) => sql`
      select provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at
      from auth.identities where user_id = ${id} order by created_at, id`,
  },
  {
    name: 'sessions',
    tables: ['auth.sessions', 'auth.mfa_amr_claims'],
    rows: ({ id }) => sql`
      select s.created_at, s.refreshed_at, s.not_after as ends_at, host(s.ip) as address,
        s.user_agent as browser, s.aal as level,
        (select string_agg(method, ' ' order by method) from auth.mfa_amr_claims c
          where c.session_id = s.id) as methods
      from auth.sessions s where s.user_id = ${id} order by s.created_at, s.id`,
  },
  {
    name: 'devices',
    tables: ['auth.known_devices'],
    rows: ({ id }) => sql`
      select device, last_seen_at from auth.known_devices where user_id = ${id} order by device`,
  },
  {
    name: 'api_tokens',
    tables: ['api_tokens'],
    rows: ({ id }) => sql`
      select name, begins, array_to_string(scopes, ' ') as scopes, client_host, created_at, expires_at,
        last_used_at
      from api_tokens where account_id = ${id} order by created_at, id`,
  },
  {
    name: 'second_factors',
    tables: ['auth.mfa_factors'],
    rows: ({ id }) => sql`
      select factor_type, friendly_name, status, created_at, updated_at
      from auth.mfa_factors where user_id = ${id} order by created_at, id`,
  },
  {
    name: 'recovery_codes',
    tables: ['auth.mfa_recovery_codes'],
    rows: ({ id }) => sql`
      select created_at, used_at from auth.mfa_recovery_codes
      where user_id = ${id} order by created_at, code_hash`,
  },
  {
    name: 'notifications',
    tables: ['notifications'],
    rows: ({ id }) => sql`
      select n.kind, t.name as team, c.name as club, n.created_at, n.read_at
      from notifications n left join teams t on t.id = n.team_id
      left join clubs c on c.id = n.club_id
      where n.account_id = ${id} order by n.created_at, n.id`,
  },
  {
    name: 'letters',
    tables: ['mails'],
    rows: ({ email }) => sql`
      select kind, subject, language, state, created_at, sent_at from mails
      where lower(recipient) = lower(${email}::text) order by created_at, id`,
  },
  {
    name: 'text_messages',
    tables: ['text_messages'],
    rows: ({ signInPhone }) => sql`
      select kind, state, created_at, sent_at from text_messages
      where recipient = ${signInPhone}::text order by created_at, id`,
  },
  {
    name: 'daily_summary',
    tables: ['daily_summaries'],
    rows: ({ id }) => sql`
      select is_on, send_at, chosen_at from daily_summaries where account_id = ${id}`,
  },
  {
    name: 'files',
    tables: ['files'],
    rows: ({ id }) => sql`
      select id, kind, purpose,
        case when account_id = ${id} or purpose <> 'member_photo' then shown_name end as name,
        content_type, bytes, width, height, created_at, removed_at
      from files where account_id = ${id} or uploaded_by = ${id} order by created_at, id`,
  },
  {
    name: 'exports',
    tables: ['account_exports'],
    rows: ({ id }) => sql`
      select requested_at, state, ready_at, bytes from account_exports
      where account_id = ${id} order by requested_at, id`,
  },
  {
    name: 'deletion',
    tables: ['account_deletions'],
    rows: ({ id }) => sql`
      select requested_at, erase_at, cancelled_at from account_deletions where account_id = ${id}`,
  },
  {
    name: 'audit',
    tables: ['audit_log'],
    rows: ({ id }) => sql`
      select at, action, host(ip) as address, actor_id = ${id} as by_me from audit_log
      where subject_id = ${id} or actor_id = ${id} order by at, id`,
  },
]
