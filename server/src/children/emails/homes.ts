import { isolated } from '@touchline/domain/values/isolated'
import { withoutLinks } from '@touchline/domain/values/without-links'

import type { Mail } from '#server/platform/mail/mail.ts'

import { nameIn, noticeOf, type ToGuardian } from '../emails.ts'
import type { MemberKey } from '../queries.ts'
import { texts } from './words.ts'

export type HomesNews = 'proposed' | 'agreed' | 'dropped' | 'ended' | 'lapsed'

interface Homes extends ToGuardian {
  readonly kind: HomesNews
  readonly about: MemberKey & { readonly child: string }
  /** The guardian who did it. */
  readonly by: string
}

/** What the other guardian did about the two homes. */
export function homesLetter({ kind, about, by, ...letter }: Homes): Mail {
  const { homes: words, consents } = texts[letter.language]
  const who = nameIn(by, consents.anotherGuardian)
  return noticeOf('children.homes_changed', about, {
    ...letter,
    subject: words.subject[kind](who, isolated(about.child)),
    paragraphs: [withoutLinks(words.text[kind])],
    tab: '?tab=parents',
  })
}
