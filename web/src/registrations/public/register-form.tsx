import { useRef } from 'react'
import { useSearchParams } from 'react-router'

import { fieldsOf } from '#web/platform/client/refusal.ts'
import { useReason } from '#web/platform/client/use-reason.ts'
import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import { AgreePart } from './agree-part.tsx'
import { useRegister, type PublicForm } from './api.ts'
import { ContactPart } from './contact-part.tsx'
import { toRegistrationRequest } from './draft.ts'
import { FeeSummary } from './fee-summary.tsx'
import { MandatePart } from './mandate-part.tsx'
import { PeoplePart } from './people-part.tsx'
import { useRegisterForm } from './use-register-form.ts'

interface RegisterFormProps {
  readonly formKey: string
  readonly form: PublicForm
  readonly onSent: (email: string) => void
}

/** Everything on one page: who, what they ask for, and what they agree to. */
export function RegisterForm({ formKey: key, form, onSent }: RegisterFormProps) {
  const text = useText('register')
  const { language } = useLanguage()
  const [search] = useSearchParams()
  const place = useRef<HTMLFormElement>(null)
  const { filling, check, refuse } = useRegisterForm(form, search.get('team'))
  const register = useRegister()

  function send() {
    if (!check()) {
      showFirstProblem(place)
      return
    }
    register.mutate(toRegistrationRequest(filling.draft, { key, form, language }), {
      onSuccess: ({ email }) => onSent(email),
      onError: (error) => {
        refuse(fieldsOf(error))
        showFirstProblem(place)
      },
    })
  }

  return (
    <form
      ref={place}
      noValidate
      className="grid grid-cols-1 gap-8"
      onSubmit={(event) => {
        event.preventDefault()
        if (!register.isPending) send()
      }}
    >
      <ContactPart filling={filling} />
      <PeoplePart filling={filling} />
      <FeeSummary filling={filling} />
      <MandatePart filling={filling} />
      <AgreePart filling={filling} />
      {filling.hasProblems && <Banner tone="danger">{text.check}</Banner>}
      {register.error && !filling.hasProblems && <Refused error={register.error} />}
      <Button
        type="submit"
        variant="primary"
        wide
        busy={register.isPending}
        busyLabel={text.sending}
      >
        {text.send}
      </Button>
    </form>
  )
}

function Refused({ error }: { error: Error }) {
  const { failed } = useText('register')
  return <Banner tone="danger">{useReason(error) ?? failed}</Banner>
}

/** Once the sentences are there, the first field with one is where to go on. */
function showFirstProblem(place: React.RefObject<HTMLFormElement | null>): void {
  requestAnimationFrame(() => {
    const wrong = place.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    wrong?.focus({ preventScroll: true })
    wrong?.scrollIntoView({ block: 'center' })
  })
}
