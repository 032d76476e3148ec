import { maxFixtureBytes } from '@touchline/domain/events/fixture-list/plan-fixtures'
import { Upload } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'

import { base64Of } from '#web/members/import/file-content.ts'
import { codeOf, fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { labelOf } from '#web/ui/label-of.ts'
import { TextField } from '#web/ui/text-field.tsx'

import { type FixtureSource, usePreviewFixtures } from './api.ts'
import type { FoundFixtures } from './check-fixtures.tsx'

interface ChooseFixturesProps {
  readonly clubId: string
  readonly onFound: (found: FoundFixtures) => void
}

/** A file, or the URL of a calendar. */
export function ChooseFixtures({ clubId, onFound }: ChooseFixturesProps) {
  const text = useText('fixtureList')
  const { errors } = useText('wire')
  const [address, setAddress] = useState('')
  const [refused, setRefused] = useState<string>()
  const preview = usePreviewFixtures(clubId)
  const problem = refused ?? problemOf(preview.error)

  function problemOf(error: Error | null): string | undefined {
    const [said] = Object.values(fieldsOf(error))
    if (said !== undefined) return labelOf(text.problems, said)
    return error === null ? undefined : errors[codeOf(error)]
  }

  function look(source: FixtureSource) {
    setRefused(undefined)
    preview.mutate(
      { source, names: [] },
      { onSuccess: (shown) => onFound({ source, names: [], preview: shown }) },
    )
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (address.trim() === '') setRefused(text.problems.calendar_address_required)
    else look({ address: address.trim() })
  }

  async function choose(file: File) {
    if (file.size > maxFixtureBytes) setRefused(text.problems.too_large)
    else look({ fileName: file.name.slice(0, 200), base64: await base64Of(file) })
  }

  return (
    <section className="grid gap-5">
      <ListFile disabled={preview.isPending} onChoose={(file) => void choose(file)} />
      <form noValidate onSubmit={submit} className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          type="url"
          inputMode="url"
          autoComplete="off"
          label={text.address}
          placeholder="https://"
          value={address}
          error={problem}
          onChange={({ target }) => setAddress(target.value)}
        />
        <div className="sm:pt-7">
          <Button type="submit" busy={preview.isPending} busyLabel={text.reading}>
            {text.read}
          </Button>
        </div>
      </form>
    </section>
  )
}

interface ListFileProps {
  readonly disabled: boolean
  readonly onChoose: (file: File) => void
}

function ListFile({ disabled, onChoose }: ListFileProps) {
  const text = useText('fixtureList')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <FileButton
        accept=".csv,.xlsx,.ics,text/csv,text/calendar"
        disabled={disabled}
        onFile={(file) => file && onChoose(file)}
      >
        <Upload aria-hidden />
        {text.chooseFile}
      </FileButton>
      <span className="text-s text-muted">{text.kinds}</span>
    </div>
  )
}
