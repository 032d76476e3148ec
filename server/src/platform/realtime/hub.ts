import type { Database } from '../database/database.ts'
import { newestNews, newsAfter, newsBefore, type Heard } from '../outbox/queries.ts'
import { openAges, slack } from './ages.ts'
import { countStream } from './open-streams.ts'

/** One browser's stream. */
export interface Subscriber {
  readonly accountId: string
  readonly sessionId: string
  /** Writes one event; false when the browser reads too slowly and should be let go. */
  send(event: StreamEvent): void
  close(): void
}

export type StreamEvent =
  | { readonly kind: 'news'; readonly news: Aged }
  /** Too much was missed: read everything anew. `id` is where the stream goes on. */
  | { readonly kind: 'resync'; readonly id: number }

/** With the milliseconds for which everybody could have read of it. */
export type Aged = Heard & { readonly age: number }

/** Which topics an account may hear; asked at the start of a stream and when membership changes. */
export type TopicsOf = (accountId: string) => Promise<readonly string[]>

interface Seat {
  readonly subscriber: Subscriber
  topics: Set<string>
  /** News that came while the past was still being read. */
  held: Heard[] | undefined
}

export interface Hub {
  join(subscriber: Subscriber, after: number | undefined): Promise<() => void>
  /** Where a browser goes on that has read nothing older than so many seconds. */
  placeBefore(seconds: number): Promise<number>
  hear(news: Heard): void
  /** Ends the streams of a session, of an account (`*` as session), at once. */
  endSession(sessionId: string): void
  /** Every browser comes back by itself, is asked who it is, and goes on where it stopped. */
  closeAll(): void
  readonly size: number
}

const catchUp = 500
/** Tabs and devices of one person; beyond that the oldest stream ends, so that nobody fills a process alone. */
const mostOfAccount = 30

/** Spreads news to the browsers of this process, by topic. */
export function openHub(database: Database, topicsOf: TopicsOf): Hub {
  const { seats, byTopic, seatsOf, index, sit, leave } = seatingPlan(database)
  const ages = openAges()
  const tell: Tell = ({ subscriber, topics }, news) => {
    // Who else is told of the same is nobody's business.
    const own = news.topics.filter((topic) => topics.has(topic))
    subscriber.send({ kind: 'news', news: { ...news, topics: own, age: ages.of(news) } })
  }

  /** Where it cannot be asked what somebody may hear, they hear nothing: their browsers come back later. */
  async function refreshTopics(accountId: string): Promise<void> {
    const own = [...seatsOf(accountId)]
    if (own.length === 0) return
    try {
      const topics = await topicsOf(accountId)
      for (const seat of own) if (seats.has(seat)) index(seat, topics)
    } catch {
      for (const { subscriber } of own) subscriber.close()
    }
  }

  return {
    get size() {
      return seats.size
    },
    async join(subscriber, after) {
      const seat: Seat = { subscriber, topics: new Set(), held: [] }
      sit(seat)
      const own = [...seatsOf(subscriber.accountId)]
      for (const old of own.slice(0, -mostOfAccount)) old.subscriber.close()
      try {
        index(seat, await topicsOf(subscriber.accountId))
        await tellThePast(database, { seat, after, tell })
      } catch (error) {
        leave(seat)
        throw error
      }
      return () => leave(seat)
    },
    placeBefore: (seconds) => newsBefore(database, seconds + slack),
    hear(news) {
      ages.hear(news)
      const reached = new Set(news.topics.flatMap((topic) => [...(byTopic.get(topic) ?? [])]))
      for (const seat of reached) {
        if (seat.held) seat.held.push(news)
        else tell(seat, news)
      }
      for (const topic of news.topics)
        if (topic.startsWith('account:')) void refreshTopics(topic.slice(8))
    },
    endSession(sessionId) {
      for (const seat of seats) if (seat.subscriber.sessionId === sessionId) seat.subscriber.close()
    },
    closeAll() {
      for (const { subscriber } of seats) subscriber.close()
    },
  }
}

/** Who sits where: every seat, and the seats by topic and by person, the oldest first. */
function seatingPlan(database: Database) {
  const seats = new Set<Seat>()
  const byTopic = new Map<string, Set<Seat>>()
  const byAccount = new Map<string, Set<Seat>>()

  function index(seat: Seat, topics: readonly string[]): void {
    for (const topic of seat.topics) takeFrom(byTopic, topic, seat)
    seat.topics = new Set(topics)
    for (const topic of topics) putInto(byTopic, topic, seat)
  }

  function sit(seat: Seat): void {
    seats.add(seat)
    putInto(byAccount, seat.subscriber.accountId, seat)
    countStream(database, 1)
  }

  function leave(seat: Seat): void {
    index(seat, [])
    takeFrom(byAccount, seat.subscriber.accountId, seat)
    if (seats.delete(seat)) countStream(database, -1)
  }

  const seatsOf = (accountId: string): ReadonlySet<Seat> => byAccount.get(accountId) ?? new Set()
  return { seats, byTopic, seatsOf, index, sit, leave }
}

function putInto(groups: Map<string, Set<Seat>>, name: string, seat: Seat): void {
  groups.set(name, (groups.get(name) ?? new Set()).add(seat))
}

function takeFrom(groups: Map<string, Set<Seat>>, name: string, seat: Seat): void {
  const group = groups.get(name)
  group?.delete(seat)
  if (group?.size === 0) groups.delete(name)
}

type Tell = (seat: Seat, news: Heard) => void

async function tellThePast(
  database: Database,
  { seat, after, tell }: { seat: Seat; after: number | undefined; tell: Tell },
): Promise<void> {
  const { subscriber } = seat
  if (after === undefined) {
    subscriber.send({ kind: 'resync', id: await newestNews(database) })
  } else {
    const missed = await newsAfter(database, { after, topics: [...seat.topics], limit: catchUp })
    if (missed.length === catchUp)
      subscriber.send({ kind: 'resync', id: await newestNews(database) })
    else for (const news of missed) tell(seat, news)
  }
  for (const news of seat.held ?? []) tell(seat, news)
  seat.held = undefined
}
