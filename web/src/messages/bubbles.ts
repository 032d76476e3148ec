import type { Message } from '@touchline/contract/messages/shapes/message'

/** Consecutive messages of one person. */
export interface MessageGroup {
  readonly author: Message['author']
  readonly messages: readonly Message[]
}

interface Day {
  /** YYYY-MM-DD in the reader's time zone. */
  readonly day: string
  readonly turns: readonly MessageGroup[]
}

/** Within this time (ms) the author's name isn't repeated. */
const sameTurnMs = 5 * 60_000

/** Groups messages by day, and by consecutive author. */
export function daysOf(messages: readonly Message[], zone: string): readonly Day[] {
  const dayOf = dayIn(zone)
  const byDay = Map.groupBy(messages, ({ sentAt }) => dayOf(sentAt))
  return [...byDay].map(([day, said]) => ({ day, turns: turnsOf(said) }))
}

function turnsOf(messages: readonly Message[]): readonly MessageGroup[] {
  const turns: { author: Message['author']; messages: Message[] }[] = []
  for (const message of messages) {
    const turn = turns.at(-1)
    const before = turn?.messages.at(-1)
    if (turn && before && isSameTurn(before, message)) turn.messages.push(message)
    else turns.push({ author: message.author, messages: [message] })
  }
  return turns
}

function isSameTurn(before: Message, next: Message): boolean {
  const pause = Date.parse(next.sentAt) - Date.parse(before.sentAt)
  const { accountId } = next.author
  return accountId !== null && before.author.accountId === accountId && pause <= sameTurnMs
}

/** Formats an instant as YYYY-MM-DD, which is Sweden's format. */
export function dayIn(timeZone: string): (instant: string | number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  return (instant) => format.format(new Date(instant))
}
