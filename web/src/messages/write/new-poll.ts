import { maxWords } from '@touchline/domain/messages/conversations'

/** A poll as typed. */
export interface TypedPoll {
  readonly question: string
  readonly options: readonly string[]
  readonly isMultiple: boolean
  /** A local time without zone, as the browser's field gives it; empty for no end. */
  readonly closesAt: string
}

export type PollProblem = 'questionRequired' | 'optionsRequired' | 'optionsDiffer' | 'past'

export function problemsOf(typed: TypedPoll, now: Date): readonly PollProblem[] {
  const options = filledOptions(typed)
  const problems: PollProblem[] = []
  if (typed.question.trim() === '') problems.push('questionRequired')
  if (options.length < 2) problems.push('optionsRequired')
  else if (new Set(options).size < options.length) problems.push('optionsDiffer')
  if (typed.closesAt !== '' && new Date(typed.closesAt) <= now) problems.push('past')
  return problems
}

/** The request for a poll; the end is in the device's time zone. */
export function pollOf(typed: TypedPoll) {
  const { question, isMultiple, closesAt } = typed
  return {
    words: question.trim().slice(0, maxWords),
    poll: {
      options: [...filledOptions(typed)],
      isMultiple,
      closesAt: closesAt === '' ? null : new Date(closesAt).toISOString(),
    },
  }
}

function filledOptions({ options }: TypedPoll): readonly string[] {
  return options.map((option) => option.trim()).filter((option) => option !== '')
}
