import { maxOptions } from '@touchline/domain/messages/conversations'
import { Plus, X } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogActions } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { pollOf, type PollProblem, problemsOf, type TypedPoll } from './new-poll.ts'
import type { NewPoll } from './use-composer.ts'

interface NewPollFormProps {
  readonly question: string
  readonly onClose: () => void
  readonly onStart: (poll: NewPoll) => void
}

/** A poll's question, options, number of votes and end. */
export function NewPollForm({ question, onClose, onStart }: NewPollFormProps) {
  const { newPoll: text } = useText('messages')
  const [typed, setTyped] = useState<TypedPoll>({ ...nothingYet, question })
  const [problems, setProblems] = useState<readonly PollProblem[]>([])
  const change = (now: Partial<TypedPoll>) => setTyped((before) => ({ ...before, ...now }))
  const said = (...names: readonly PollProblem[]) => {
    const problem = names.find((name) => problems.includes(name))
    return problem && text[problem]
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    event.stopPropagation()
    const found = problemsOf(typed, new Date())
    setProblems(found)
    if (found.length === 0) onStart(pollOf(typed))
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <TextArea
        label={text.question}
        required
        rows={2}
        maxLength={1000}
        value={typed.question}
        error={said('questionRequired')}
        onChange={({ target }) => change({ question: target.value })}
      />
      <Options
        options={typed.options}
        error={said('optionsRequired', 'optionsDiffer')}
        onChange={(options) => change({ options })}
      />
      <Switch
        label={text.multiple}
        value={typed.isMultiple}
        onChange={(isMultiple) => change({ isMultiple })}
      />
      <TextField
        label={text.closesAt}
        optional
        type="datetime-local"
        value={typed.closesAt}
        error={said('past')}
        onChange={({ target }) => change({ closesAt: target.value })}
      />
      <DialogActions>
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button type="submit" variant="primary">
          {text.start}
        </Button>
      </DialogActions>
    </form>
  )
}

const nothingYet: TypedPoll = { question: '', options: ['', ''], isMultiple: false, closesAt: '' }

interface OptionsProps {
  readonly options: readonly string[]
  readonly error: string | undefined
  readonly onChange: (options: readonly string[]) => void
}

function Options({ options, error, onChange }: OptionsProps) {
  const { newPoll: text } = useText('messages')
  return (
    <div className="grid justify-items-start gap-3">
      {options.map((option, index) => (
        <div key={index} className="flex w-full items-end gap-1">
          <TextField
            className="grow"
            label={text.option(index + 1)}
            maxLength={120}
            value={option}
            error={index === 0 ? error : undefined}
            onChange={({ target }) => onChange(options.with(index, target.value))}
          />
          {options.length > 2 && (
            <IconButton
              className="size-11"
              label={text.removeOption(index + 1)}
              icon={<X aria-hidden />}
              onClick={() => onChange(options.toSpliced(index, 1))}
            />
          )}
        </div>
      ))}
      {options.length < maxOptions && (
        <Button size="s" icon={<Plus aria-hidden />} onClick={() => onChange([...options, ''])}>
          {text.addOption}
        </Button>
      )}
    </div>
  )
}
