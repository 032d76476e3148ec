import type { Client } from 'pg'

/**
 * What waited to be told when the copy was made has most likely been told since, by the installation
 * that is lost: nothing of it goes out a second time. Letters and messages of webhooks keep their words,
 * and the operator or the team can send them after all; what people see in Touchline itself is all there.
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
    // Copies of one's data are not in the archive: whoever wants one asks again.
    'delete from account_exports',
  ])
    await client.query(statement)
}
