import type { AuthorizationRequest } from '@touchline/contract/integrations/shapes/authorization'
import { childrenScope } from '@touchline/domain/integrations/scopes'

import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { useUiWords } from '#web/ui/ui-words.tsx'

import { OwnPassword } from '../own-password.tsx'
import { SignInFirst } from '../sign-in-first.tsx'
import { useConsent, type Question } from './use-consent.ts'

interface ConsentFormProps {
  readonly email: string | null
  readonly request: AuthorizationRequest
  readonly question: Question
  readonly onConnected: (redirectUrl: string) => void
}

export function ConsentForm({ email, request, question, onConnected }: ConsentFormProps) {
  const { connect: text } = useText('integrations')
  const words = useUiWords()
  const form = useConsent({ request, question, onConnected })
  if (question.proof === 'sign_in') return <SignInFirst reason={text.freshNeeded} />
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      {form.refusal !== undefined && <Banner tone="danger">{form.refusal}</Banner>}
      <fieldset>
        <legend className="font-medium">{text.scopesTitle}</legend>
        {form.offered.map((scope, place) => (
          <Checkbox
            key={scope}
            label={text.scopes[scope]}
            description={reachOf(scope, question)}
            error={place === form.offered.length - 1 ? form.problems.scopes : undefined}
            value={form.chosen.includes(scope)}
            onChange={(isChosen) => form.choose(scope, isChosen)}
          />
        ))}
      </fieldset>
      {question.proof === 'password' && (
        <OwnPassword
          email={email}
          value={form.password}
          error={form.problems.password}
          onChange={(typed) => form.typePassword(typed)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={form.isPending} busyLabel={text.submitting}>
          {text.submit}
        </Button>
        <ButtonLink variant="quiet" to={question.cancelUrl}>
          {words.cancel}
        </ButtonLink>
      </div>
      <p className="text-s text-muted">{text.revoke}</p>
    </form>
  )
}

/** The teams or children that a scope reaches. */
function reachOf(scope: string, { teams, children }: Question): string | undefined {
  if (scope === childrenScope) return children.join(', ')
  if (scope !== 'teams:read' || teams.length === 0) return undefined
  return teams
    .map(({ name, clubName }) => (clubName === null ? name : `${name} (${clubName})`))
    .join(', ')
}
