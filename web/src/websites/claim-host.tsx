import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useSaveHost, type Owner } from './api.ts'
import { useWebsiteProblem } from './use-website-problem.ts'

export function ClaimHost({ owner }: { owner: Owner }) {
  const text = useText('websites')
  const { errors } = useText('wire')
  const save = useSaveHost(owner)
  const problem = useWebsiteProblem(save.error)('host')
  const [host, setHost] = useState('')
  return (
    <form
      noValidate
      className="grid grid-cols-1 justify-items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(host)
      }}
    >
      <TextField
        className="w-full"
        label={text.host.name}
        placeholder="www.club.example"
        maxLength={300}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={host}
        error={problem}
        onChange={({ target }) => setHost(target.value)}
      />
      {save.error && problem === undefined && (
        <Banner tone="danger">{errors[codeOf(save.error)]}</Banner>
      )}
      <Button type="submit" busy={save.isPending} busyLabel={text.saving}>
        {text.host.claim}
      </Button>
    </form>
  )
}
