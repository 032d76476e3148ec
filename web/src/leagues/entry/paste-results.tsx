import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { DropZone } from '#web/ui/drop-zone.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

import { maxText, textOf } from './file-text.ts'
import type { Results } from './use-results.ts'

/** A field for pasted text; a file fills it. */
export function PasteResults({ results }: { results: Results }) {
  const text = useText('leagueEntry').results
  const [pasted, setPasted] = useState(results.text)
  const [isAsked, setAsked] = useState(false)
  const isMissing = isAsked && pasted.trim() === ''
  const wrong = pasted.length > maxText ? text.tooLong : isMissing ? text.textMissing : undefined

  async function take(file: File | undefined) {
    if (file) setPasted(await textOf(file))
  }

  function read() {
    setAsked(true)
    if (pasted.trim() !== '' && pasted.length <= maxText) results.read(pasted)
  }

  return (
    <form
      noValidate
      className="grid max-w-3xl grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        read()
      }}
    >
      <p className="max-w-measure text-muted">{text.intro}</p>
      <TextArea
        label={text.text}
        placeholder={text.example}
        rows={8}
        spellCheck={false}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
        error={wrong}
      />
      <DropZone className="flex-wrap gap-x-4 gap-y-2" onDrop={(file) => void take(file)}>
        <FileButton
          accept=".csv,.tsv,.txt,.json,text/csv,text/plain,application/json"
          onFile={(file) => void take(file)}
        >
          {text.choose}
        </FileButton>
        <span className="text-s text-muted touch:hidden">{text.drop}</span>
      </DropZone>
      {results.problem !== undefined && <Banner tone="danger">{results.problem}</Banner>}
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        busy={results.isReading}
        busyLabel={text.reading}
      >
        {text.read}
      </Button>
    </form>
  )
}
