import type { AnswerCard } from '@touchline/contract/events/shapes/answer-link'
import type { ErrorCode } from '@touchline/contract/wire/errors'
import { answers, type Answer } from '@touchline/domain/events/answers'
import { kindInWords } from '@touchline/domain/events/kind-in-words'
import { spanInWords } from '@touchline/domain/events/span-in-words'
import { isolated } from '@touchline/domain/values/isolated'
import { type Language, locales } from '@touchline/domain/values/language'

import { escaped } from '#server/platform/html.ts'
import { plainPage } from '#server/platform/http/plain-page.ts'

import { answerScript } from './answer-script.ts'
import { answerStyle } from './answer-style.ts'
import { type AnswerWords, answerWords, shortMoment } from './answer-words.ts'

interface Shown {
  readonly language: Language
  readonly card: AnswerCard
  /** Why the last answer was refused. */
  readonly refused?: ErrorCode | undefined
  readonly isCommentSaved?: boolean
  /** A comment that was sent but not saved. */
  readonly typed?: string | undefined
}

/** The page of an emailed answer link: the event, the person and three buttons. */
export function answerPage({ language, card, refused, ...sent }: Shown): string {
  const words = answerWords(language)
  const isOpen = card.refusal === null
  const parts = [
    factsPart(card, words, language),
    refused === undefined || !isOpen
      ? ''
      : `<p role="alert">${escaped(words.wire.errors[refused])}</p>`,
    ...(isOpen
      ? [questionPart(card, words, language), commentPart(card, words, sent)]
      : [closedPart(card, words)]),
    isOpen ? `<p class="quiet">${escaped(words.page.onlyYours)}</p>` : '',
  ]
  return plainPage({
    language,
    title: card.title,
    style: answerStyle,
    body: parts.filter((part) => part !== '').join('\n'),
    script: `<script>${answerScript}</script>`,
  })
}

/** The event has begun or is gone, the link is invalid, or the server could not check. */
export function closedPage(language: Language, code: ErrorCode): string {
  const { page, wire } = answerWords(language)
  const endings: Partial<Record<ErrorCode, readonly [title: string, lead: string]>> = {
    expired: [page.expired, page.expiredText],
    revoked: [page.removed, page.removedText],
    not_found: [page.broken, page.brokenText],
  }
  const [title, lead] = endings[code] ?? [wire.errors[code], '']
  const signIn = `<p><a class="button" href="/login">${escaped(page.signIn)}</a></p>`
  const again = `<p><a class="button" href="">${escaped(wire.tryAgain)}</a></p>`
  const way = endings[code] === undefined ? again : code === 'not_found' ? signIn : ''
  return plainPage({
    language,
    title,
    style: answerStyle,
    body: `${lead === '' ? '' : `<p>${escaped(lead)}</p>`}${way}`,
  })
}

/** Time, place and what to bring, without other people. */
function factsPart(card: AnswerCard, { events }: AnswerWords, language: Language): string {
  const { team, location, meetingLocal, meetingPlace, kit, timeZone, startsAt, isAllDay } = card
  const allDay = events.calendar.allDayInside
  const { whole } = spanInWords(card, timeZone, { locale: locales[language], allDay })
  const when = whole.charAt(0).toUpperCase() + whole.slice(1)
  const zone = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
  const foreign = isAllDay
    ? ''
    : ` <span hidden data-zone="${escaped(timeZone)}" data-at="${startsAt}">(${escaped(zone)})</span>`
  const map = `https://www.openstreetmap.org/search?query=${encodeURIComponent(location ?? '')}`
  const facts: readonly (readonly [string, string | null])[] = [
    [
      events.page.location,
      location && `<a href="${map}" target="_blank" rel="noreferrer">${escaped(location)}</a>`,
    ],
    [
      events.page.meeting,
      escaped([meetingLocal?.slice(11), meetingPlace].filter(Boolean).join(', ')),
    ],
    [events.page.kit, kit && escaped(kit)],
  ]
  const known = facts.filter(([, value]) => value)
  return `<p class="team"><svg width="12" height="12" aria-hidden="true"><circle cx="6" cy="6" r="5" fill="${escaped(team.color)}" stroke="currentColor"/></svg>${escaped(team.name)}</p>
<p class="quiet">${escaped(kindInWords(card, events))}</p>
<p class="when">${escaped(when)}${foreign}</p>
${known.length === 0 ? '' : `<dl>${known.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${value}</dd>`).join('')}</dl>`}`
}

function questionPart(card: AnswerCard, { page, events }: AnswerWords, language: Language): string {
  const { answer, beforeChange, relation } = card
  const name = isolated(card.firstName)
  const isChild = relation === 'child'
  const before = `<div class="notice"><p>${escaped(events.answer.youAnsweredBefore)}</p><button name="answer" value="${answer}">${escaped(events.answer.confirm)}</button></div>`
  const button = (one: Answer) =>
    `<button name="answer" value="${one}" aria-pressed="${answer === one}">${escaped(events.answer.choose[one])}</button>`
  return `<h2 id="question">${escaped(isChild ? page.questionFor(name) : page.question)}</h2>
<p class="quiet">${escaped(isChild ? page.forChild(name) : page.forYou(name))}</p>
<form id="answers" method="post" aria-labelledby="question">
${beforeChange && answer !== null ? before : ''}
<div class="answers">${answers.map(button).join('')}</div>
</form>
${standingPart(card, { page, events, language })}`
}

interface Standing extends Pick<AnswerWords, 'page' | 'events'> {
  readonly language: Language
}

/** The current answer; before there is one, the deadline. */
function standingPart(card: AnswerCard, { page, events, language }: Standing): string {
  const { answer, waiting, answerUntil, relation, timeZone } = card
  const name = isolated(card.firstName)
  const until = answerUntil === null ? undefined : shortMoment(answerUntil, timeZone, language)
  const place =
    waiting === null
      ? ''
      : relation === 'child'
        ? events.answer.waitingFor(name, waiting)
        : events.answer.waiting(waiting)
  const saved = until === undefined ? page.saved : page.savedUntil(until)
  const wanted = until === undefined ? '' : page.answerUntil(until)
  const lines = [place, answer === null ? wanted : saved].filter((line) => line !== '')
  return `<div role="status">${lines.map((line) => `<p>${escaped(line)}</p>`).join('')}</div>`
}

/** A comment for the coaches, once there is an answer; every button sends it. */
function commentPart(
  { answer, comment }: AnswerCard,
  { events }: AnswerWords,
  { isCommentSaved = false, typed }: Pick<Shown, 'isCommentSaved' | 'typed'>,
): string {
  if (answer === null) return ''
  const text = events.answer
  return `<div class="comment">
<label for="comment">${escaped(text.comment)}</label>
<span id="hint" class="quiet">${escaped(text.commentHint)}</span>
<textarea id="comment" name="comment" form="answers" rows="2" maxlength="500" aria-describedby="hint">${escaped(typed ?? comment ?? '')}</textarea>
<button name="save" value="${answer}" form="answers">${escaped(text.saveComment)}</button>
<p role="status">${isCommentSaved ? escaped(text.commentSaved) : ''}</p>
</div>`
}

/** Why no answer is accepted, which one counts, and how to withdraw a yes. */
function closedPart(card: AnswerCard, { events }: AnswerWords): string {
  const { answer, relation, firstName, refusal, mayWithdraw } = card
  const text = events.answer
  const why = refusal === 'event_cancelled' ? text.eventCancelled : text.deadlinePassed
  const whose = relation === 'child' ? text.of(isolated(firstName)) : text.yours
  const counts = answer === null ? '' : `<p>${escaped(`${whose} · ${events.answers[answer]}`)}</p>`
  const withdraw = `<form method="post"><button name="answer" value="not_going">${escaped(text.withdraw)}</button></form>`
  return `<p class="message">${escaped(why)}</p>\n${counts}\n${mayWithdraw ? withdraw : ''}`
}
