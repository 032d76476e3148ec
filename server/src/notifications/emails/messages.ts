import { cutTo } from '@touchline/domain/values/cut-to'
import { isolated } from '@touchline/domain/values/isolated'
import type { Language } from '@touchline/domain/values/language'
import { withoutLinks } from '@touchline/domain/values/without-links'

import { accountUnsubscribeParts } from '#server/accounts/emails/unsubscribe.ts'
import { compose, labelled, type Section } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

import { listIn } from './moments.ts'
import { summaryTexts, type SummaryRecipient } from './summary-texts.ts'

/** A person's unread messages in one conversation, as far as they may read them. */
export interface UnreadConversation {
  readonly id: string
  readonly teamId: string
  readonly team: string
  /** The conversation's name, or its audience. */
  readonly name:
    | { readonly kind: 'named'; readonly words: string }
    | { readonly kind: 'people'; readonly names: readonly string[] }
    | { readonly kind: 'role'; readonly role: 'staff' | 'players' | 'guardians' }
    | { readonly kind: 'team' }
  /** The first ones, oldest first. */
  readonly messages: readonly { readonly author: string | null; readonly words: string }[]
  /** The number of further messages, up to a limit. */
  readonly more: number | 'many'
}

const longestWords = 300

/** An email about messages unread for a while. */
export function messagesLetter(
  addressed: SummaryRecipient,
  conversations: readonly UnreadConversation[],
): Mail {
  const { to, language } = addressed
  const { messages: words } = summaryTexts[language]
  const { headers, lines } = accountUnsubscribeParts(language, addressed)
  const teams = new Map(conversations.map(({ teamId, team }) => [teamId, team]))
  const [team = ''] = teams.values()
  const authors = authorsIn(conversations)
  const say = (written: (name: string) => string) => {
    if (teams.size > 1) return words.subjectOfSeveral(conversations.length)
    const names = listIn(authors.map(written), language)
    return names === '' ? words.subject(written(team)) : words.subjectFrom(names, written(team))
  }
  const sections = conversations.map((one) => conversationIn(one, addressed))
  return {
    kind: 'notifications.messages',
    to,
    language,
    subject: say(isolated),
    headers,
    ...compose({
      language,
      heading: say((name) => isolated(withoutLinks(name))),
      preview: sections.flatMap(({ lines: said }) => said).join(' · '),
      paragraphs: [words.intro],
      sections,
      footer: [words.why, ...lines],
    }),
  }
}

const maxNames = 3

/** The authors, where a subject has room for their names. */
function authorsIn(conversations: readonly UnreadConversation[]): readonly string[] {
  const authors = conversations.flatMap(({ messages }) => messages.map(({ author }) => author))
  const names = [...new Set(authors)].filter((author) => author !== null)
  const isAll = authors.every((author) => author !== null)
  return isAll && names.length <= maxNames ? names : []
}

function conversationIn(
  conversation: UnreadConversation,
  { language, origin }: SummaryRecipient,
): Section {
  const { messages: words } = summaryTexts[language]
  const { id, teamId, team, messages, more } = conversation
  const said = messages.map(({ author, words: text }) => {
    const name = isolated(withoutLinks(author ?? words.formerMember))
    return text === ''
      ? `${name} ${words.wordless}`
      : labelled(language, name, withoutLinks(cutTo(text, longestWords)))
  })
  return {
    heading: withoutLinks(`${isolated(team)} · ${nameOf(conversation, language)}`),
    lines: more === 0 ? said : [...said, more === 'many' ? words.manyMore : words.more(more)],
    action: { label: words.answer, url: `${origin}/team/${teamId}/messages/${id}` },
  }
}

function nameOf({ name }: UnreadConversation, language: Language): string {
  const { messages: words } = summaryTexts[language]
  if (name.kind === 'named') return name.words
  if (name.kind === 'people') return listIn(name.names, language)
  return name.kind === 'role' ? words.roles[name.role] : words.wholeTeam
}
