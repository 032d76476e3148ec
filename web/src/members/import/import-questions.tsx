import type {
  ImportPreview,
  ImportQuestion,
} from '@touchline/contract/members/shapes/import-preview'
import { leaverAnswers, type LeaverAnswer } from '@touchline/domain/members/import/leavers'
import { isolated } from '@touchline/domain/values/isolated'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { CountryField } from '#web/teams/place-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'

import { useImportPlace } from './import-place.tsx'
import { rowInFile } from './row-in-file.ts'
import { TeamsQuestion } from './teams-question.tsx'
import type { Answers } from './use-import.ts'

interface QuestionProps {
  readonly preview: Pick<ImportPreview, 'headingLine' | 'questions'>
  readonly question: ImportQuestion
  readonly answers: Answers
  readonly onAnswer: (answers: Answers) => void
}

/** Questions about the list; each answer is sent at once. */
export function ImportQuestions(props: Omit<QuestionProps, 'question'>) {
  return (
    <ul className="grid gap-6">
      {props.preview.questions.map((question) => (
        <li key={keyOf(question)} className="max-w-prose">
          <Question question={question} {...props} />
        </li>
      ))}
    </ul>
  )
}

function keyOf(question: ImportQuestion): string {
  return 'key' in question ? `${question.kind}${question.key}` : question.kind
}

function Question({ preview, question, answers, onAnswer }: QuestionProps) {
  const text = useText('memberImport').questions
  switch (question.kind) {
    case 'sheet':
      return <SheetChoice question={question} onAnswer={onAnswer} />
    case 'name_column':
      return <p className="font-medium">{text.nameColumn}</p>
    case 'date_order':
      return <DateOrder question={question} onAnswer={onAnswer} />
    case 'phone_country':
      return <PhoneCountry question={question} onAnswer={onAnswer} />
    case 'team_spelling':
      return <TeamSpelling question={question} onAnswer={onAnswer} />
    case 'teams':
      return <TeamsQuestion question={question} onAnswer={(teams) => onAnswer({ teams })} />
    case 'leavers':
      return <Leavers question={question} onAnswer={onAnswer} />
    case 'same_row':
      return <SameRow preview={preview} question={question} answers={answers} onAnswer={onAnswer} />
    case 'same_person':
      return <SamePerson question={question} answers={answers} onAnswer={onAnswer} />
  }
}

interface QuestionPartProps<Kind extends ImportQuestion['kind']> {
  readonly question: Extract<ImportQuestion, { kind: Kind }>
  readonly onAnswer: (answers: Answers) => void
}

function SheetChoice({ question, onAnswer }: QuestionPartProps<'sheet'>) {
  const text = useText('memberImport').questions
  return (
    <RadioCards<string>
      label={text.sheet}
      value={null}
      onChange={(sheet) => onAnswer({ sheet })}
      options={question.choices.map(({ name, rows }) => ({
        value: name,
        label: text.sheetRows(isolated(name), rows),
      }))}
    />
  )
}

function DateOrder({ question, onAnswer }: QuestionPartProps<'date_order'>) {
  const text = useText('memberImport').questions
  const { day, list } = useFormat()
  const shown = question.samples.slice(0, 2)
  const read = (order: 'dayFirst' | 'monthFirst') =>
    list(shown.map((sample) => text.dateSample(sample.written, day(sample[order]))))
  return (
    <RadioCards<'DMY' | 'MDY'>
      label={text.dateOrder(question.column)}
      value={null}
      onChange={(dateOrder) => onAnswer({ dateOrder })}
      options={[
        { value: 'DMY', label: text.dayFirst, description: read('dayFirst') },
        { value: 'MDY', label: text.monthFirst, description: read('monthFirst') },
      ]}
    />
  )
}

function PhoneCountry({ question, onAnswer }: QuestionPartProps<'phone_country'>) {
  const text = useText('memberImport').questions
  const { country } = useImportPlace()
  return (
    <div className="grid justify-items-start gap-3">
      <div className="w-full max-w-sm">
        <CountryField
          label={text.phoneCountry}
          first={country}
          description={text.phoneSamples(question.samples.slice(0, 3).join(', '))}
          value=""
          onChange={(phoneCountry) => onAnswer({ phoneCountry })}
        />
      </div>
      <Button size="s" onClick={() => onAnswer({ phoneCountry: 'none' })}>
        {text.noPhones}
      </Button>
    </div>
  )
}

function TeamSpelling({ question, onAnswer }: QuestionPartProps<'team_spelling'>) {
  const text = useText('memberImport').questions
  const { list } = useFormat()
  const names = list(
    question.spellings.map(({ name, rows }) => text.teamRows(isolated(name), rows)),
  )
  return (
    <RadioCards<'same' | 'different'>
      label={text.teamSpelling(names)}
      value={null}
      onChange={(teamSpelling) => onAnswer({ teamSpelling })}
      options={[
        { value: 'same', label: text.sameTeam },
        { value: 'different', label: text.differentTeams },
      ]}
    />
  )
}

function Leavers({ question, onAnswer }: QuestionPartProps<'leavers'>) {
  const text = useText('memberImport').questions
  const { list } = useFormat()
  return (
    <RadioCards<LeaverAnswer>
      label={text.leavers(question.count)}
      description={list(question.names.map(isolated))}
      value={null}
      onChange={(leavers) => onAnswer({ leavers })}
      options={leaverAnswers.map((value) => ({ value, label: text.leaverAnswers[value] }))}
    />
  )
}

type SameRowProps = QuestionPartProps<'same_row'> & Pick<QuestionProps, 'preview' | 'answers'>

function SameRow({ preview, question, answers, onAnswer }: SameRowProps) {
  const text = useText('memberImport').questions
  const { list } = useFormat()
  const rows = question.rows.map((row) => String(rowInFile(preview, row)))
  return (
    <SameOrDifferent
      label={text.sameRow(question.name, list(rows))}
      said={answers.sameRows?.[question.key]}
      onAnswer={(said) => onAnswer({ sameRows: { [question.key]: said } })}
    />
  )
}

function SamePerson({
  question,
  answers,
  onAnswer,
}: QuestionPartProps<'same_person'> & { answers: Answers }) {
  const text = useText('memberImport').questions
  const { day } = useFormat()
  const { name, dateOfBirth, key } = question
  return (
    <SameOrDifferent
      label={text.samePerson(name)}
      description={dateOfBirth === null ? text.noBirth : text.knownBirth(day(dateOfBirth))}
      said={answers.samePersons?.[key]}
      onAnswer={(said) => onAnswer({ samePersons: { [key]: said } })}
    />
  )
}

function SameOrDifferent(props: {
  readonly label: string
  readonly description?: string
  readonly said: 'same' | 'different' | undefined
  readonly onAnswer: (said: 'same' | 'different') => void
}) {
  const text = useText('memberImport').questions
  return (
    <RadioCards<'same' | 'different'>
      label={props.label}
      description={props.description}
      arrangement="tiles"
      value={props.said ?? null}
      onChange={props.onAnswer}
      options={[
        { value: 'same', label: text.same },
        { value: 'different', label: text.different },
      ]}
    />
  )
}
