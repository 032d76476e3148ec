import { isolated } from '@touchline/domain/values/isolated'
import { withoutLinks } from '@touchline/domain/values/without-links'

import type { Mail } from '#server/platform/mail/mail.ts'

import { nameOrFallback, noticeOf, type GuardianLetterInput } from '../emails.ts'
import type { MemberKey } from '../queries.ts'
import { texts } from './texts.ts'

export type HomesNews = 'proposed' | 'agreed' | 'dropped' | 'ended' | 'lapsed'

interface Homes extends GuardianLetterInput {
  readonly kind: HomesNews
  readonly about: MemberKey & { readonly child: string }
  /** The guardian who did it. */
  readonly by: string
}

/** What the other guardian did about the two homes. */
export function homesLetter({ kind, about, by, ...letter }: Homes): Mail {
  const { homes: words, consents } = texts[letter.language]
  const who = nameOrFallback(by, consents.anotherGuardian)
  return noticeOf('children.homes_changed', about, {
    ...letter,
    subject: words.subject[kind](who, isolated(about.child)),
    paragraphs: [withoutLinks(words.text[kind])],
    tab: '?tab=parents',
  })
}
