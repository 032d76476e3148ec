import { type EventLetterKind, isLiftLetterKind } from '@touchline/domain/accounts/letter-kinds'
import { fullTitle } from '@touchline/domain/events/full-title'
import { isolated } from '@touchline/domain/values/isolated'
import { withoutLinks } from '@touchline/domain/values/without-links'

import type { EventLetter } from '../emails.ts'
import type { ChangeLetter } from './change.ts'
import { letterTexts as texts } from './letter-texts.ts'
import { liftLetter } from './lift.ts'
import { listIn, shortDaysIn } from './moments.ts'
import { seasonLetter } from './season.ts'
import { goneTasks, ownTasks } from './task-words.ts'

/** The text of event emails without a change. */
export function plainLetter(written: EventLetter): ChangeLetter {
  const { letter, event } = written
  const { kind, language } = letter
  const text = texts[language]
  if (kind === 'withdrawn_late') return withdrawalLetter(written)
  if (kind === 'season_published') return seasonLetter(written)
  if (isLiftLetterKind(kind)) return liftLetter(written, kind)
  const tasks = tasksIn(written)
  const answers = withoutAnswers.includes(kind) ? [] : answersOf(written)
  const named = (title: string) => [...tasks, title].join(' · ')
  return {
    subject: `${text.headings[kind](named(fullTitle(event)))}, ${dayInShort(written)}`,
    heading: text.headings[kind](withoutLinks(named(event.title))),
    paragraphs: [text.intros[kind](isolated(withoutLinks(letter.team)))],
    action: (url) => (answers.length > 0 ? answers : [{ label: text.toEvent, url }]),
  }
}

/** They lead to the event. */
const withoutAnswers: readonly EventLetterKind[] = [
  'short_of_players',
  'task_given',
  'task_taken_back',
]

/** Tasks are named in the first line. */
function tasksIn({ letter: { kind, language }, tasks }: EventLetter): readonly string[] {
  const { presetTasks } = texts[language]
  const named = {
    task_given: () => ownTasks(tasks, presetTasks),
    task_taken_back: () => goneTasks(tasks, presetTasks),
  }
  const names = kind === 'task_given' || kind === 'task_taken_back' ? named[kind]() : []
  return names.length === 0 ? [] : [listIn(names, language)]
}

/** A player withdrew a yes after the deadline. */
function withdrawalLetter(written: EventLetter): ChangeLetter {
  const { letter, event } = written
  const text = texts[letter.language]
  const { heading, intro } = text.withdrawnLate
  const name = letter.absentee ?? ''
  return {
    subject: `${heading(name, fullTitle(event))}, ${dayInShort(written)}`,
    heading: heading(withoutLinks(name), withoutLinks(fullTitle(event))),
    paragraphs: [intro(isolated(withoutLinks(letter.team)))],
    action: (url) => [{ label: text.toEvent, url }],
  }
}

function answersOf({ letter: { language, kind }, people }: EventLetter) {
  const text = texts[language]
  return people.flatMap(({ firstName, relation, answerUrl, isClosed }) => {
    if (answerUrl === undefined) return []
    const own = isClosed && kind === 'moved_up' ? text.withdraw : text.answer
    const label = relation === 'self' ? own : text.answerFor(withoutLinks(firstName))
    return [{ label, url: answerUrl }]
  })
}

/** Emails of a team appear below each other: each subject has the day. */
function dayInShort({ letter, event }: EventLetter): string {
  return shortDaysIn(event, letter.language, event.timeZone)
}
