import type { Database } from '../database/database.ts'
import {
  newestEventId,
  findEventsAfter,
  eventIdBefore,
  type ReceivedEvent,
} from '../outbox/queries.ts'
import { openAges, slack } from './ages.ts'
import { countStream } from './open-streams.ts'

/** One browser's stream. */
export interface Subscriber {
  readonly accountId: string
  readonly sessionId: string
  /** Writes one event; returns false if the browser reads too slowly. */
  send(event: StreamEvent): void
  close(): void
}

export type StreamEvent =
  | { readonly kind: 'news'; readonly news: AgedEvent }
  /** Too much was missed: read everything again. The stream resumes at `id`. */
  | { readonly kind: 'resync'; readonly id: number }

/** With its age in milliseconds. */
export type AgedEvent = ReceivedEvent & { readonly age: number }

/** The topics of an account; read when a stream starts and when membership changes. */
export type TopicsOf = (accountId: string) => Promise<readonly string[]>

interface Subscription {
  readonly subscriber: Subscriber
  topics: Set<string>
  /** Events received while missed ones were still being read. */
  held: ReceivedEvent[] | undefined
}

export interface Subscriptions {
  join(subscriber: Subscriber, after: number | undefined): Promise<() => void>
  /** The event id to resume from for a browser that has read nothing for this many seconds. */
  placeBefore(seconds: number): Promise<number>
  publish(event: ReceivedEvent): void
  /** Ends the streams of a session, or of an account (`*` as session). */
  endSession(sessionId: string): void
  /** Browsers reconnect, sign in again and resume. */
  closeAll(): void
  readonly size: number
}

const maxMissed = 500
/** Streams per account; the oldest makes room for a new one. */
const maxPerAccount = 30

/** Sends events to the browsers of this process, by topic. */
export function openSubscriptions(database: Database, topicsOf: TopicsOf): Subscriptions {
  const { all, byTopic, subscriptionsOf, index, add, remove } = subscriptionIndex(database)
  const ages = openAges()
  const deliver: Deliver = ({ subscriber, topics }, news) => {
    // Removes other people's topics, which would reveal the recipients.
    const own = news.topics.filter((topic) => topics.has(topic))
    subscriber.send({ kind: 'news', news: { ...news, topics: own, age: ages.of(news) } })
  }

  /** Closes the streams of an account whose topics can't be read; its browsers reconnect later. */
  async function refreshTopics(accountId: string): Promise<void> {
    const own = [...subscriptionsOf(accountId)]
    if (own.length === 0) return
    try {
      const topics = await topicsOf(accountId)
      for (const subscription of own) if (all.has(subscription)) index(subscription, topics)
    } catch {
      for (const { subscriber } of own) subscriber.close()
    }
  }

  return {
    get size() {
      return all.size
    },
    async join(subscriber, after) {
      const subscription: Subscription = { subscriber, topics: new Set(), held: [] }
      add(subscription)
      const own = [...subscriptionsOf(subscriber.accountId)]
      for (const old of own.slice(0, -maxPerAccount)) old.subscriber.close()
      try {
        index(subscription, await topicsOf(subscriber.accountId))
        await sendMissed(database, { subscription, after, deliver })
      } catch (error) {
        remove(subscription)
        throw error
      }
      return () => remove(subscription)
    },
    placeBefore: (seconds) => eventIdBefore(database, seconds + slack),
    publish(news) {
      ages.hear(news)
      const reached = new Set(news.topics.flatMap((topic) => [...(byTopic.get(topic) ?? [])]))
      for (const subscription of reached) {
        if (subscription.held) subscription.held.push(news)
        else deliver(subscription, news)
      }
      for (const topic of news.topics)
        if (topic.startsWith('account:')) void refreshTopics(topic.slice(8))
    },
    endSession(sessionId) {
      for (const subscription of all)
        if (subscription.subscriber.sessionId === sessionId) subscription.subscriber.close()
    },
    closeAll() {
      for (const { subscriber } of all) subscriber.close()
    },
  }
}

/** All subscriptions, indexed by topic and account, oldest first. */
function subscriptionIndex(database: Database) {
  const all = new Set<Subscription>()
  const byTopic = new Map<string, Set<Subscription>>()
  const byAccount = new Map<string, Set<Subscription>>()

  function index(subscription: Subscription, topics: readonly string[]): void {
    for (const topic of subscription.topics) removeFrom(byTopic, topic, subscription)
    subscription.topics = new Set(topics)
    for (const topic of topics) addTo(byTopic, topic, subscription)
  }

  function add(subscription: Subscription): void {
    all.add(subscription)
    addTo(byAccount, subscription.subscriber.accountId, subscription)
    countStream(database, 1)
  }

  function remove(subscription: Subscription): void {
    index(subscription, [])
    removeFrom(byAccount, subscription.subscriber.accountId, subscription)
    if (all.delete(subscription)) countStream(database, -1)
  }

  const subscriptionsOf = (accountId: string): ReadonlySet<Subscription> =>
    byAccount.get(accountId) ?? new Set()
  return { all, byTopic, subscriptionsOf, index, add, remove }
}

function addTo(
  groups: Map<string, Set<Subscription>>,
  name: string,
  subscription: Subscription,
): void {
  groups.set(name, (groups.get(name) ?? new Set()).add(subscription))
}

function removeFrom(
  groups: Map<string, Set<Subscription>>,
  name: string,
  subscription: Subscription,
): void {
  const group = groups.get(name)
  group?.delete(subscription)
  if (group?.size === 0) groups.delete(name)
}

type Deliver = (subscription: Subscription, news: ReceivedEvent) => void

async function sendMissed(
  database: Database,
  {
    subscription,
    after,
    deliver,
  }: { subscription: Subscription; after: number | undefined; deliver: Deliver },
): Promise<void> {
  const { subscriber } = subscription
  if (after === undefined) {
    subscriber.send({ kind: 'resync', id: await newestEventId(database) })
  } else {
    const missed = await findEventsAfter(database, {
      after,
      topics: [...subscription.topics],
      limit: maxMissed,
    })
    if (missed.length === maxMissed)
      subscriber.send({ kind: 'resync', id: await newestEventId(database) })
    else for (const news of missed) deliver(subscription, news)
  }
  for (const news of subscription.held ?? []) deliver(subscription, news)
  subscription.held = undefined
}
