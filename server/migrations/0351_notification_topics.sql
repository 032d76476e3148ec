-- What somebody is told about comes by push, by email, by both or by neither, topic by topic.
alter table accounts
  drop column notify_available,
  drop column notify_games,
  drop column themes_all,
  drop column themes_concerned,
  add column push_topics text[] not null
    default '{new_events,changes,reminders,messages,money}'
    check (push_topics <@ '{new_events,changes,reminders,messages,money}'),
  add column email_topics text[] not null
    default '{new_events,changes,reminders,messages,money}'
    check (email_topics <@ '{new_events,changes,reminders,messages,money}');

-- One letter a day is usual; who has a row chose another hour, or each letter by itself.
alter table daily_summaries add column is_on boolean not null default true;

-- The last day of somebody's zone on which they had their letter of the day: there is one.
alter table notification_days
  drop constraint notification_days_disturbed_check,
  add constraint notification_days_disturbed_check check (disturbed >= 0),
  add column summed_up_on date;
