import type { Notification } from '@touchline/contract/notifications/shapes'
import { cutTo } from '@touchline/domain/values/cut-to'
import type { Language } from '@touchline/domain/values/language'
import { withoutLinks } from '@touchline/domain/values/without-links'
import { notifications as german } from '@touchline/text/notifications/de'
import { notifications as english } from '@touchline/text/notifications/en'
import { notifications as spanish } from '@touchline/text/notifications/es'
import { notifications as french } from '@touchline/text/notifications/fr'
import { forWhom, sentenceOf } from '@touchline/text/notifications/sentence'
import { summaries as de } from '@touchline/text/notifications/summaries/de'
import { summaries as en } from '@touchline/text/notifications/summaries/en'
import { summaries as es } from '@touchline/text/notifications/summaries/es'
import { summaries as fr } from '@touchline/text/notifications/summaries/fr'

import { stoppingOwn } from '#server/accounts/emails/stopping.ts'
import { compose, type Section } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

import { listIn, momentIn } from './moments.ts'

export const summaryTexts: Readonly<Record<Language, typeof en>> = { de, en, es, fr }
const lineTexts: Readonly<Record<Language, typeof english>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
}

/** Whose letter it is, and where it is stopped. */
export interface Addressed {
  readonly to: string
  readonly language: Language
  /** On whose clock times stand; null: on that of the event. */
  readonly timeZone: string | null
  readonly origin: string
  readonly stopUrl: string
}

/** What somebody has not read of one conversation, as far as they may. */
export interface UnreadConversation {
  readonly teamId: string
  readonly team: string
  /** What it is called, or whom it is for. */
  readonly name:
    | { readonly kind: 'named'; readonly words: string }
    | { readonly kind: 'people'; readonly names: readonly string[] }
    | { readonly kind: 'role'; readonly role: 'staff' | 'players' | 'guardians' }
    | { readonly kind: 'team' }
  /** The first ones, oldest first. */
  readonly messages: readonly { readonly author: string | null; readonly words: string }[]
  /** How many there are beside these. */
  readonly more: number
}

const longestWords = 300

/** The letter about messages that nobody has read for a while. */
export function messagesLetter(
  addressed: Addressed,
  conversations: readonly UnreadConversation[],
): Mail {
  const { to, language, origin } = addressed
  const { messages: words } = summaryTexts[language]
  const { headers, lines } = stoppingOwn(language, addressed)
  const teams = new Map(conversations.map(({ teamId, team }) => [teamId, team]))
  const [team = ''] = teams.values()
  const say = (name: string) =>
    teams.size === 1 ? words.subject(name) : words.subjectOfSeveral(conversations.length)
  return {
    kind: 'notifications.messages',
    to,
    language,
    subject: say(team),
    headers,
    ...compose({
      heading: say(withoutLinks(team)),
      paragraphs: [words.intro],
      sections: conversations.map((one) => conversationIn(one, language)),
      actions: [...teams].map(([id, name]) => ({
        label: teams.size === 1 ? words.answer : `${words.answer}: ${withoutLinks(name)}`,
        url: `${origin}/team/${id}/messages`,
      })),
      footer: [words.why, ...lines],
    }),
  }
}

function conversationIn(conversation: UnreadConversation, language: Language): Section {
  const { messages: words } = summaryTexts[language]
  const { team, messages, more } = conversation
  const said = messages.map(({ author, words: text }) => {
    const name = withoutLinks(author ?? words.formerMember)
    return text === ''
      ? `${name} ${words.wordless}`
      : `${name}: ${withoutLinks(cutTo(text, longestWords))}`
  })
  return {
    heading: withoutLinks(`${team} · ${nameOf(conversation, language)}`),
    lines: more === 0 ? said : [...said, words.more(more)],
  }
}

function nameOf({ name }: UnreadConversation, language: Language): string {
  const { messages: words } = summaryTexts[language]
  if (name.kind === 'named') return name.words
  if (name.kind === 'people') return listIn(name.names, language)
  return name.kind === 'role' ? words.roles[name.role] : words.wholeTeam
}

/** A letter is no archive: the rest stands in the centre. */
const mostLines = 40

interface Day {
  readonly lines: readonly Notification[]
  /** They asked for it; else there was too much. */
  readonly isChosen: boolean
}

/** The letter that sums a day up, team by team. */
export function dayLetter(addressed: Addressed, { lines, isChosen }: Day): Mail {
  const { to, language, origin } = addressed
  const { day: words } = summaryTexts[language]
  const { headers, lines: stops } = stoppingOwn(language, addressed)
  const shown = lines.slice(0, mostLines)
  const more = lines.length - shown.length
  return {
    kind: 'notifications.summary',
    to,
    language,
    subject: words.subject(lines.length),
    headers,
    ...compose({
      heading: words.subject(lines.length),
      paragraphs: [words.intro],
      sections: [...byPlace(shown, words.others)].map(([place, own]) => ({
        heading: withoutLinks(place),
        lines: own.map((line) => lineIn(line, addressed)),
      })),
      action: {
        label: more === 0 ? words.action : words.more(more),
        url: `${origin}/notifications`,
      },
      footer: [isChosen ? words.whyChosen : words.whyMany, ...stops],
    }),
  }
}

/** The lines of each team and club, those with the newest news first. */
function byPlace(lines: readonly Notification[], others: string) {
  return Map.groupBy(lines, ({ team, club }) => team?.name ?? club?.name ?? others)
}

function lineIn(line: Notification, { language, timeZone }: Addressed): string {
  const text = lineTexts[language]
  const join = (words: readonly string[]) => listIn(words, language)
  const when =
    line.event === null || line.count > 1
      ? undefined
      : momentIn(new Date(line.event.startsAt), language, timeZone ?? line.event.timeZone)
  const parts = [sentenceOf(line, text, join), when, forWhom(line, text, join)]
  return withoutLinks(parts.filter(Boolean).join(' · '))
}
