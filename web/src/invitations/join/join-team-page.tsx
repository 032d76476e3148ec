import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useFindByCode } from '../api/joining.ts'
import { MyRequests } from './my-requests.tsx'

export default function JoinTeamPage() {
  const text = useText('invitations').code
  return (
    <PageMain width="form">
      <PageTitle title={text.title} />
      <PageHeader title={text.title} subtitle={text.intro} />
      <CodeForm />
      <p className="mt-6 text-s text-muted">{text.noCode}</p>
      <MyRequests />
    </PageMain>
  )
}

function CodeForm() {
  const text = useText('invitations').code
  const { errors } = useText('wire')
  const navigate = useNavigate()
  const find = useFindByCode()
  const [code, setCode] = useState('')
  const letters = code.replaceAll(/[\s-]/g, '').toUpperCase()

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (letters === '') return
    find.mutate(letters, {
      onSuccess: ({ id }) =>
        void navigate(`${paths.teamJoin(id)}?typed=${encodeURIComponent(letters)}`),
    })
  }

  function problem(): string | undefined {
    if (!find.isError) return undefined
    const refused = codeOf(find.error)
    if (refused === 'not_found' || refused === 'invalid_input') return text.unknown
    return refused === 'too_many_requests' ? text.tooOften : errors[refused]
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <TextField
        label={text.label}
        required
        value={code}
        onChange={(event) => {
          setCode(event.target.value)
          find.reset()
        }}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
        error={problem()}
        className="[&_input]:text-center [&_input]:font-head [&_input]:text-xl [&_input]:tracking-[0.2em] [&_input]:uppercase"
      />
      <Button
        type="submit"
        variant="primary"
        wide
        disabled={letters === ''}
        busy={find.isPending}
        busyLabel={text.finding}
      >
        {text.find}
      </Button>
    </form>
  )
}
