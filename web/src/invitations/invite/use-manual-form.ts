import { useState } from 'react'

import { useAddMember } from '#web/members/api/roster.ts'
import { noValues } from '#web/members/member-values.ts'
import type { MemberReading } from '#web/members/read-member.ts'
import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useTodayInTeam } from '#web/members/use-today-in-team.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'

import { readParent, type ParentProblem } from './typed-parent.ts'

const nothing = {
  firstName: '',
  lastName: '',
  jerseyNumber: '',
  dateOfBirth: '',
  email: '',
  position: '',
  parentName: '',
  parentPhone: '',
  parentEmail: '',
}

type Typed = typeof nothing

/** The form for a new player; clears itself after saving. */
export function useManualForm(teamId: string) {
  const text = useText('invitations').manual
  const toast = useToast()
  const complain = useErrorToast()
  const today = useTodayInTeam()
  const add = useAddMember(teamId)
  const [typed, setTyped] = useState(nothing)
  const [problems, setProblems] = useState<Extract<MemberReading, { kind: 'refused' }>['problems']>(
    {},
  )
  const [parentProblem, setParentProblem] = useState<ParentProblem>()

  async function submit(form: HTMLFormElement) {
    const { readMember } = await import('#web/members/read-member.ts')
    const read = readMember({ ...noValues, ...memberOf(typed) }, { today })
    const parent = await checkedParent(typed)
    const refused = read.kind === 'refused' ? read.problems : {}
    setProblems(refused)
    setParentProblem('problem' in parent ? parent.problem : undefined)
    if (read.kind === 'refused' || 'problem' in parent) {
      const [first = parentFieldOf(parent)] = Object.keys(refused)
      form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
      if (refused.firstName ?? refused.lastName)
        toast({ title: text.missingTitle, description: text.missing, tone: 'error' })
      return
    }
    const { firstName, lastName, email, position, jerseyNumber, dateOfBirth } = read.fields
    add.mutate(
      { firstName, lastName, email, position, jerseyNumber, dateOfBirth, ...parent },
      {
        onSuccess: () => {
          toast({ title: text.addedTitle, description: text.added(`${firstName} ${lastName}`) })
          setTyped(nothing)
          form.querySelector<HTMLInputElement>('[name=firstName]')?.focus()
        },
        onError: complain,
      },
    )
  }

  const change = (field: keyof Typed) => (value: string) => setTyped({ ...typed, [field]: value })
  return {
    typed,
    change,
    problems,
    parentProblem,
    submit,
    isAdding: add.isPending,
    added: add.data?.member,
  }
}

async function checkedParent(typed: Typed): Promise<ReturnType<typeof readParent>> {
  const { newParent } = await import('@touchline/contract/members/shapes')
  const read = readParent(typed, typed.lastName)
  const [parent] = 'parents' in read ? read.parents : []
  const issue = parent && newParent.safeParse(parent).error?.issues[0]
  if (issue === undefined) return read
  return { problem: issue.path[0] === 'email' ? 'email_invalid' : 'phone_invalid' }
}

function parentFieldOf(parent: ReturnType<typeof readParent>): keyof Typed {
  const problem = 'problem' in parent ? parent.problem : 'name_missing'
  return fieldOf[problem]
}

/** The field that shows a problem with the parent. */
export const fieldOf = {
  name_missing: 'parentName',
  contact_missing: 'parentPhone',
  phone_invalid: 'parentPhone',
  email_invalid: 'parentEmail',
} as const satisfies Record<ParentProblem, keyof Typed>

function memberOf({ firstName, lastName, jerseyNumber, dateOfBirth, email, position }: Typed) {
  return { firstName, lastName, jerseyNumber, dateOfBirth, email, position }
}
