import type { Client } from 'pg'

/**
 * Pending messages of the backup have most likely been sent since, by the lost installation, so nothing is
 * sent again. Emails and webhook messages keep their text, and the operator or the team can still send
 * them; everything people see in Touchline itself is there.
 */
export async function holdBack(client: Client): Promise<void> {
  for (const statement of [
    `update mails set state = 'given_up', last_error = 'kept back: it may have gone out before the restore'
      where state = 'waiting'`,
    `update text_messages set state = 'given_up', last_error = 'kept back: it may have gone out before the restore'
      where state = 'waiting'`,
    `update webhook_deliveries set state = 'given_up', next_at = null where state = 'waiting'`,
    'update outbox set dispatched_at = now() where dispatched_at is null',
    'delete from notification_emails',
    'delete from notification_summaries',
    'delete from notification_pushes',
    'delete from newsletter_recipients where written_at is null',
    // Data exports are not in the archive: people request them again.
    'delete from account_exports',
  ])
    await client.query(statement)
}
