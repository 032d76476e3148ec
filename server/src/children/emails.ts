import { isolated } from '@touchline/domain/values/isolated'
import type { Language } from '@touchline/domain/values/language'
import { longDay } from '@touchline/domain/values/long-day'
import { withoutLinks } from '@touchline/domain/values/without-links'

import { compose } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

import { texts, titles } from './emails/words.ts'
import type { MemberKey } from './queries.ts'
import type { UntoldAnswers } from './queries/untold-consents.ts'

interface ToGuardian {
  readonly to: string
  readonly language: Language
  readonly origin: string
}

/** What another guardian has answered. */
export function consentsLetter({
  said,
  ...letter
}: ToGuardian & { readonly said: UntoldAnswers }): Mail {
  const { language } = letter
  const words = texts[language].consents
  const { kinds, states } = titles[language].consents
  const [first, ...others] = said.answers
  const who = nameIn(said.giver, words.anotherGuardian)
  const subject =
    first === undefined || others.length > 0
      ? words.several(who, isolated(said.child))
      : words.one(who, `${kinds[first.kind].title} – ${states[first.state]}`, isolated(said.child))
  const lines = said.answers.map(({ kind, state }) => `${kinds[kind].title}: ${states[state]}`)
  return noticeOf('children.consents_answered', said, {
    ...letter,
    subject,
    paragraphs: [...lines, words.rule],
    tab: '?tab=consents',
  })
}

/** A birth date that would make an adult of the child waits for the reader. */
export function birthDateLetter({
  about,
  by,
  ...letter
}: ToGuardian & {
  readonly about: MemberKey & { readonly child: string }
  readonly by: string
}): Mail {
  const { birthDate: words, consents } = texts[letter.language]
  return noticeOf('children.birth_date_waiting', about, {
    ...letter,
    subject: words.subject(isolated(about.child)),
    paragraphs: [words.askedBy(nameIn(by, consents.anotherGuardian)), words.untilThen],
  })
}

interface Linked extends MemberKey {
  readonly role: keyof (typeof texts)['en']['linked']['subject']
  readonly child: string
  readonly teamName: string
  /** Who wrote them down; empty where they have no name. */
  readonly by: string
}

/** To a parent who had joined already: another child of theirs is on the roster. */
export function linkedLetter({ about, ...letter }: ToGuardian & { readonly about: Linked }): Mail {
  const { linked: words, consents } = texts[letter.language]
  const child = isolated(about.child)
  return noticeOf('children.guardian_linked', about, {
    ...letter,
    subject: words.subject[about.role](child, about.teamName),
    paragraphs: [
      words.by(nameIn(about.by, consents.anotherGuardian)),
      words.now(child),
      words.notMe,
    ],
    tab: '?tab=parents',
  })
}

interface Erasure extends ToGuardian {
  readonly about: MemberKey & { readonly child: string; readonly teamName: string }
  /** Who asked, or stopped it. */
  readonly by: string
  readonly dueAt: Date
  readonly timeZone: string
}

/** A guardian wants the child erased, and until when others can stop that. */
export function erasureAskedLetter({ about, by, dueAt, timeZone, ...letter }: Erasure): Mail {
  const words = texts[letter.language].erasure
  const day = longDay(dueAt, letter.language, timeZone)
  const child = isolated(about.child)
  return noticeOf('children.erasure_asked', about, {
    ...letter,
    subject: words.asked(child, about.teamName, day),
    paragraphs: [
      words.askedBy(nameIn(by, texts[letter.language].consents.anotherGuardian)),
      words.stoppable(day),
    ],
  })
}

/** The erasure was stopped: nothing is deleted, and the club decides. */
export function erasureStoppedLetter({
  about,
  by,
  ...letter
}: Omit<Erasure, 'dueAt' | 'timeZone'>): Mail {
  const words = texts[letter.language].erasure
  return noticeOf('children.erasure_stopped', about, {
    ...letter,
    subject: words.stopped(isolated(about.child), about.teamName),
    paragraphs: [
      words.stoppedBy(nameIn(by, texts[letter.language].consents.anotherGuardian)),
      words.clubDecides,
    ],
  })
}

interface Notice extends ToGuardian {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly tab?: string
}

function noticeOf(
  kind:
    | 'children.birth_date_waiting'
    | 'children.consents_answered'
    | 'children.erasure_asked'
    | 'children.erasure_stopped'
    | 'children.guardian_linked',
  { teamId, memberId }: MemberKey,
  { to, language, origin, subject, paragraphs, tab = '' }: Notice,
): Mail {
  const { action, why } = texts[language]
  return {
    kind,
    teamId,
    to,
    language,
    subject,
    ...compose({
      language,
      heading: withoutLinks(subject),
      paragraphs: [...paragraphs].map(withoutLinks),
      action: { label: action, url: `${origin}/team/${teamId}/members/${memberId}${tab}` },
      footer: [why],
    }),
  }
}

function nameIn(name: string, fallback: string): string {
  return name === '' ? fallback : isolated(name)
}
