import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import type { ResultPreview } from '@touchline/contract/leagues/shapes/results'
import { isolated } from '@touchline/domain/values/isolated'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'

import type { Results } from './use-results.ts'

type Question = ResultPreview['questions'][number]

interface ResultQuestionsProps {
  readonly whole: LeagueDetails
  readonly results: Results
  readonly questions: readonly Question[]
}

/** Questions about the text; each answer is sent at once and can be changed. */
export function ResultQuestions({ whole, results, questions }: ResultQuestionsProps) {
  const text = useText('leagueEntry').results
  const { answers } = results
  const isAsked = (kind: Question['kind']) => questions.some((question) => question.kind === kind)
  const dates = isAsked('date_order') || answers.dateOrder !== undefined
  const times = isAsked('time_or_score') || answers.timeOrScore !== undefined
  const asked = questions.flatMap((question) => (question.kind === 'team' ? [question] : []))
  const answered = Object.keys(answers.teams ?? {})
    .filter((written) => asked.every((one) => one.written !== written))
    .map((written) => ({ written, proposals: [], opponent: null }))
  const names = [...asked, ...answered].toSorted((one, other) =>
    one.written.localeCompare(other.written),
  )
  if (!dates && !times && names.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-l">{text.questions}</h2>
      <ul className="grid max-w-prose grid-cols-1 gap-6">
        {dates && (
          <li>
            <DateOrder results={results} questions={questions} />
          </li>
        )}
        {times && (
          <li>
            <TimeOrScore results={results} questions={questions} />
          </li>
        )}
        {names.map((name) => (
          <li key={name.written}>
            <WhichTeam whole={whole} results={results} asked={name} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type Asking = Omit<ResultQuestionsProps, 'whole'>

function samplesOf(questions: readonly Question[], kind: 'date_order' | 'time_or_score') {
  return questions.flatMap((question) =>
    question.kind === kind && 'samples' in question ? question.samples : [],
  )
}

function DateOrder({ results, questions }: Asking) {
  const text = useText('leagueEntry').results
  const { list } = useFormat()
  const samples = samplesOf(questions, 'date_order')
  return (
    <RadioCards<'DMY' | 'MDY'>
      label={text.dateOrder(samples.length === 0 ? '01/02' : list(samples))}
      value={results.answers.dateOrder}
      onChange={(dateOrder) => results.answer({ dateOrder })}
      options={[
        { value: 'DMY', label: text.dayFirst },
        { value: 'MDY', label: text.monthFirst },
      ]}
    />
  )
}

function TimeOrScore({ results, questions }: Asking) {
  const text = useText('leagueEntry').results
  const [sample = '20:15'] = samplesOf(questions, 'time_or_score')
  return (
    <RadioCards<'time' | 'score'>
      label={text.timeOrScore(sample)}
      value={results.answers.timeOrScore}
      onChange={(timeOrScore) => results.answer({ timeOrScore })}
      options={[
        { value: 'time', label: text.time },
        { value: 'score', label: text.score },
      ]}
    />
  )
}

interface WhichTeamProps extends Omit<ResultQuestionsProps, 'questions'> {
  readonly asked: Pick<Extract<Question, { kind: 'team' }>, 'written' | 'proposals' | 'opponent'>
}

function WhichTeam({ whole, results, asked }: WhichTeamProps) {
  const text = useText('leagueEntry').results
  const { share } = useFormat()
  const { written, proposals, opponent } = asked
  const nameOf = new Map(whole.teams.map(({ id, name }) => [id, name]))
  const alike = proposals.map(({ team, certainty }) => ({
    value: team,
    label: text.alike(isolated(nameOf.get(team) ?? ''), share(certainty)),
  }))
  const others = whole.teams
    .filter(({ id }) => alike.every(({ value }) => value !== id))
    .map(({ id, name }) => ({ value: id, label: name }))
  const { teams } = results.answers
  return (
    <Combobox
      label={text.team(written)}
      placeholder={text.leaveOut}
      options={[
        ...alike,
        { value: 'new', label: opponent === null ? text.newTeam : text.newOf(isolated(opponent)) },
        ...others,
      ]}
      value={teams?.[written] ?? (opponent === null ? undefined : 'new')}
      onChange={(team) => results.answer({ teams: { ...teams, [written]: team } })}
    />
  )
}
