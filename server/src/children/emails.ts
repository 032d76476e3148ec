import { isolated } from '@touchline/domain/values/isolated'
import type { Language } from '@touchline/domain/values/language'
import { longDay } from '@touchline/domain/values/long-day'
import { withoutLinks } from '@touchline/domain/values/without-links'

import { compose, labelled } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

import { listNames, texts, titles } from './emails/texts.ts'
import type { MemberKey } from './queries.ts'
import type { LinkedChild } from './queries/linked-guardian.ts'
import type { PendingAnswers } from './queries/pending-consents.ts'

export interface GuardianLetterInput {
  readonly to: string
  readonly language: Language
  readonly origin: string
}

/** What another guardian answered. */
export function consentsLetter({
  said,
  ...letter
}: GuardianLetterInput & { readonly said: PendingAnswers }): Mail {
  const { language } = letter
  const words = texts[language].consents
  const { kinds, states } = titles[language].consents
  const [first, ...others] = said.answers
  const who = nameOrFallback(said.giver, words.anotherGuardian)
  const subject =
    first === undefined || others.length > 0
      ? words.several(who, isolated(said.child))
      : words.one(who, `${kinds[first.kind].title} – ${states[first.state]}`, isolated(said.child))
  const lines = said.answers.map(({ kind, state }) =>
    labelled(language, kinds[kind].title, states[state]),
  )
  return noticeOf('children.consents_answered', said, {
    ...letter,
    subject,
    paragraphs: [...lines, words.rule],
    tab: '?tab=consents',
  })
}

/** A birth date that would make the child an adult waits for the guardian. */
export function birthDateLetter({
  about,
  by,
  ...letter
}: GuardianLetterInput & {
  readonly about: MemberKey & { readonly child: string }
  readonly by: string
}): Mail {
  const { birthDate: words, consents } = texts[letter.language]
  return noticeOf('children.birth_date_waiting', about, {
    ...letter,
    subject: words.subject(isolated(about.child)),
    paragraphs: [words.askedBy(nameOrFallback(by, consents.anotherGuardian)), words.untilThen],
  })
}

interface Linked extends Pick<MemberKey, 'teamId'> {
  readonly role: keyof (typeof texts)['en']['linked']['subject']
  readonly children: readonly [LinkedChild, ...LinkedChild[]]
  readonly teamName: string
  /** Who entered it; empty without a name. */
  readonly by: string
}

/** To a parent with an account: more of their children are on the roster. */
export function linkedLetter({
  about: { teamId, role, children, teamName, by },
  ...letter
}: GuardianLetterInput & { readonly about: Linked }): Mail {
  const { action, linked: words, consents } = texts[letter.language]
  const names = listNames(
    children.map(({ name }) => isolated(name)),
    letter.language,
  )
  const labelOf = (name: string) =>
    children.length === 1 ? action : withoutLinks(words.profileOf(isolated(name)))
  return mailOf('children.guardian_linked', {
    ...letter,
    teamId,
    subject: words.subject[role](names, teamName),
    paragraphs: [
      words.by(nameOrFallback(by, consents.anotherGuardian)),
      words.now(names),
      words.notMe,
    ],
    actions: children.map(({ memberId, name }) => ({
      label: labelOf(name),
      url: `${profileIn(letter.origin, { teamId, memberId })}?tab=parents`,
    })),
    why: words.why(teamName),
  })
}

interface Erasure extends GuardianLetterInput {
  readonly about: MemberKey & { readonly child: string; readonly teamName: string }
  /** Who asked for or stopped it. */
  readonly by: string
  readonly dueAt: Date
  readonly timeZone: string
}

/** A guardian has asked to erase the child; says until when others can stop it. */
export function erasureAskedLetter({ about, by, dueAt, timeZone, ...letter }: Erasure): Mail {
  const words = texts[letter.language].erasure
  const day = longDay(dueAt, letter.language, timeZone)
  const child = isolated(about.child)
  return noticeOf('children.erasure_asked', about, {
    ...letter,
    subject: words.asked(child, about.teamName, day),
    paragraphs: [
      words.askedBy(nameOrFallback(by, texts[letter.language].consents.anotherGuardian)),
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
      words.stoppedBy(nameOrFallback(by, texts[letter.language].consents.anotherGuardian)),
      words.clubDecides,
    ],
  })
}

interface Notice extends GuardianLetterInput {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly tab?: string
}

type NoticeKind =
  | 'children.birth_date_waiting'
  | 'children.consents_answered'
  | 'children.erasure_asked'
  | 'children.erasure_stopped'
  | 'children.guardian_linked'
  | 'children.homes_changed'

export function noticeOf(
  kind: NoticeKind,
  { teamId, memberId }: MemberKey,
  { tab = '', ...notice }: Notice,
): Mail {
  const { action, why } = texts[notice.language]
  const url = `${profileIn(notice.origin, { teamId, memberId })}${tab}`
  return mailOf(kind, { ...notice, teamId, actions: [{ label: action, url }], why })
}

interface Letter extends Omit<Notice, 'tab'> {
  readonly teamId: string
  readonly actions: readonly { readonly label: string; readonly url: string }[]
  readonly why: string
}

function mailOf(
  kind: NoticeKind,
  { teamId, to, language, subject, paragraphs, actions, why }: Letter,
): Mail {
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
      actions,
      footer: [withoutLinks(why)],
    }),
  }
}

function profileIn(origin: string, { teamId, memberId }: MemberKey): string {
  return `${origin}/team/${teamId}/members/${memberId}`
}

export function nameOrFallback(name: string, fallback: string): string {
  return name === '' ? fallback : isolated(name)
}
