import type { RequiredProof } from '@touchline/contract/accounts/shapes/proof'
import { childrenScope, scopes } from '@touchline/domain/integrations/scopes'
import { tokenDays } from '@touchline/domain/integrations/tokens'

import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useUiWords } from '#web/ui/ui-words.tsx'

import { OwnPassword } from '../own-password.tsx'
import { SignInFirst } from '../sign-in-first.tsx'
import { type TokenDraft, useTokenForm } from './use-token-form.ts'

interface TokenFormProps {
  readonly email: string | null
  readonly proof: RequiredProof
  readonly onMade: (secret: string) => void
  readonly onCancel: () => void
}

export function TokenForm({ email, proof, onMade, onCancel }: TokenFormProps) {
  const text = useText('integrations')
  const words = useUiWords()
  const form = useTokenForm({ proof, onMade })
  if (proof === 'sign_in') return <SignInFirst reason={text.freshNeeded} />
  return (
    <form
      noValidate
      className="grid w-full gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        form.make()
      }}
    >
      {form.refusal !== undefined && <Banner tone="danger">{form.refusal}</Banner>}
      <TextField
        label={text.name}
        description={text.nameHint}
        value={form.draft.name}
        maxLength={60}
        error={form.problems.name}
        onChange={({ currentTarget }) => form.change({ name: currentTarget.value })}
      />
      <Scopes form={form} />
      <Select
        label={text.days}
        className="max-w-60"
        options={tokenDays.map((days) => ({ value: String(days), label: text.dayChoices[days] }))}
        value={String(form.draft.days)}
        onChange={(chosen) =>
          form.change({ days: tokenDays.find((days) => String(days) === chosen) ?? 30 })
        }
      />
      {proof === 'password' && (
        <OwnPassword
          email={email}
          value={form.draft.password}
          error={form.problems.password}
          onChange={(password) => form.change({ password })}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={form.isPending} busyLabel={text.making}>
          {text.make}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

interface ScopesProps {
  readonly form: {
    readonly draft: TokenDraft
    readonly problems: { readonly scopes?: string }
    readonly change: (part: Partial<TokenDraft>) => void
  }
}

function Scopes({ form: { draft, problems, change } }: ScopesProps) {
  const text = useText('integrations')
  const isTicked = (scope: (typeof scopes)[number]) => draft.scopes.includes(scope)
  return (
    <fieldset>
      <legend className="font-medium">{text.scopesTitle}</legend>
      {scopes.map((scope, place) => (
        <Checkbox
          key={scope}
          label={text.scopes[scope]}
          description={scope === childrenScope ? text.childrenWarning : undefined}
          error={place === scopes.length - 1 ? problems.scopes : undefined}
          value={isTicked(scope)}
          onChange={(ticked) =>
            change({
              scopes: scopes.filter((one) => (one === scope ? ticked : isTicked(one))),
            })
          }
        />
      ))}
    </fieldset>
  )
}
