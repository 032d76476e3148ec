import type { Member } from '@touchline/contract/members/shapes'
import { useState } from 'react'

import { paths } from '#web/app/paths.ts'
import { useAddMember } from '#web/members/api/roster.ts'
import { fullName } from '#web/members/known-name.ts'
import { noValues } from '#web/members/member-values.ts'
import type { ReadMember } from '#web/members/read-member.ts'
import { useComplaint } from '#web/members/use-complaint.ts'
import { useDayHere } from '#web/members/use-day-here.ts'
import { useFieldSentence } from '#web/members/use-field-sentence.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type Typed = Pick<typeof noValues, 'firstName' | 'lastName' | 'email' | 'position'>
type Problems = Extract<ReadMember, { kind: 'refused' }>['problems']

const nothing: Typed = { firstName: '', lastName: '', email: '', position: '' }

/** One member by hand; e-mail and position are optional. */
export function ManualForm({ teamId }: { teamId: string }) {
  const text = useText('invitations').manual
  const { field, submit, isAdding, added } = useManualForm(teamId)

  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(event.currentTarget)
      }}
    >
      <TextField {...field('firstName')} required maxLength={100} />
      <TextField {...field('lastName')} required maxLength={100} />
      <TextField {...field('email')} type="email" optional maxLength={254} />
      <TextField {...field('position')} optional maxLength={60} />
      <div>
        <Button type="submit" variant="primary" busy={isAdding}>
          {text.add}
        </Button>
      </div>
      <div role="status" className="sm:col-span-2">
        {added && <Completing teamId={teamId} added={added} />}
      </div>
    </form>
  )
}

/** The form asks for what the specification names; whether somebody is a child stands in the profile. */
function Completing({ teamId, added }: { teamId: string; added: Member }) {
  const text = useText('invitations').manual
  return (
    <p>
      <TextLink to={paths.member(teamId, added.id)}>{text.complete(fullName(added))}</TextLink>
      <span className="block text-s text-muted">{text.completeText}</span>
    </p>
  )
}

function useManualForm(teamId: string) {
  const text = useText('invitations').manual
  const toast = useToast()
  const complain = useComplaint()
  const sentence = useFieldSentence()
  const today = useDayHere()
  const add = useAddMember(teamId)
  const [typed, setTyped] = useState(nothing)
  const [problems, setProblems] = useState<Problems>({})

  async function submit(form: HTMLFormElement) {
    const { readMember } = await import('#web/members/read-member.ts')
    const read = readMember({ ...noValues, ...typed }, { today })
    setProblems(read.kind === 'refused' ? read.problems : {})
    if (read.kind === 'refused') {
      const [first] = Object.keys(read.problems)
      form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
      if (read.problems.firstName ?? read.problems.lastName)
        toast({ title: text.missingTitle, description: text.missing, tone: 'error' })
      return
    }
    const { firstName, lastName, email, position } = read.fields
    add.mutate(
      { firstName, lastName, email, position },
      {
        onSuccess: () => {
          toast({ title: text.addedTitle, description: text.added(`${firstName} ${lastName}`) })
          setTyped(nothing)
        },
        onError: complain,
      },
    )
  }

  const field = (name: keyof Typed) => ({
    name,
    label: text[name],
    value: typed[name],
    onChange: (event: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: event.target.value }),
    error: sentence(name, problems[name]),
    autoComplete: 'off',
  })

  return { field, submit, isAdding: add.isPending, added: add.data?.member }
}
