import type { Database } from '../database/database.ts'
import { newestNews, newsAfter, newsBefore, type Heard } from '../outbox/queries.ts'
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
  | { readonly kind: 'news'; readonly news: Heard }
  /** Too much was missed: read everything anew. `id` is where the stream goes on. */
  | { readonly kind: 'resync'; readonly id: number }

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
  /** After a gap of the listener: everybody reads anew. */
  resyncAll(): Promise<void>
  closeAll(): void
  readonly size: number
}

const catchUp = 500
/** Seconds: news are dated by the beginning of what brought them, and come when that is done. */
const slack = 60

/** Spreads news to the browsers of this process, by topic. */
export function openHub(database: Database, topicsOf: TopicsOf): Hub {
  const { seats, byTopic, index, sit, leave } = seatingPlan(database)

  async function refreshTopics(accountId: string): Promise<void> {
    const own = [...seats].filter(({ subscriber }) => subscriber.accountId === accountId)
    if (own.length === 0) return
    const topics = await topicsOf(accountId)
    for (const seat of own) if (seats.has(seat)) index(seat, topics)
  }

  return {
    get size() {
      return seats.size
    },
    async join(subscriber, after) {
      const seat: Seat = { subscriber, topics: new Set(), held: [] }
      sit(seat)
      try {
        index(seat, await topicsOf(subscriber.accountId))
        await tellThePast(database, seat, after)
      } catch (error) {
        leave(seat)
        throw error
      }
      return () => leave(seat)
    },
    placeBefore: (seconds) => newsBefore(database, seconds + slack),
    hear(news) {
      const reached = new Set(news.topics.flatMap((topic) => [...(byTopic.get(topic) ?? [])]))
      for (const seat of reached) {
        if (seat.held) seat.held.push(news)
        else tellSeat(seat, news)
      }
      for (const topic of news.topics)
        if (topic.startsWith('account:')) refreshTopics(topic.slice(8)).catch(() => undefined)
    },
    endSession(sessionId) {
      for (const seat of seats) if (seat.subscriber.sessionId === sessionId) seat.subscriber.close()
    },
    async resyncAll() {
      const id = await newestNews(database)
      for (const { subscriber } of seats) subscriber.send({ kind: 'resync', id })
    },
    closeAll() {
      for (const { subscriber } of seats) subscriber.close()
    },
  }
}

/** Who sits where: every seat, and the seats by topic. */
function seatingPlan(database: Database) {
  const seats = new Set<Seat>()
  const byTopic = new Map<string, Set<Seat>>()

  function unindex(seat: Seat): void {
    for (const topic of seat.topics) {
      const there = byTopic.get(topic)
      there?.delete(seat)
      if (there?.size === 0) byTopic.delete(topic)
    }
  }

  function index(seat: Seat, topics: readonly string[]): void {
    unindex(seat)
    seat.topics = new Set(topics)
    for (const topic of topics) byTopic.set(topic, (byTopic.get(topic) ?? new Set()).add(seat))
  }

  function sit(seat: Seat): void {
    seats.add(seat)
    countStream(database, 1)
  }

  function leave(seat: Seat): void {
    unindex(seat)
    if (seats.delete(seat)) countStream(database, -1)
  }

  return { seats, byTopic, index, sit, leave }
}

async function tellThePast(
  database: Database,
  seat: Seat,
  after: number | undefined,
): Promise<void> {
  const { subscriber } = seat
  if (after === undefined) {
    subscriber.send({ kind: 'resync', id: await newestNews(database) })
  } else {
    const missed = await newsAfter(database, { after, topics: [...seat.topics], limit: catchUp })
    if (missed.length === catchUp)
      subscriber.send({ kind: 'resync', id: await newestNews(database) })
    else for (const news of missed) tellSeat(seat, news)
  }
  for (const news of seat.held ?? []) tellSeat(seat, news)
  seat.held = undefined
}

/** Who else is told of the same is nobody's business. */
function tellSeat({ subscriber, topics }: Seat, news: Heard): void {
  const own = news.topics.filter((topic) => topics.has(topic))
  subscriber.send({ kind: 'news', news: { ...news, topics: own } })
}
