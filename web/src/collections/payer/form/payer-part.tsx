import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import type { Payer } from './draft-shape.ts'
import { Part } from './part.tsx'
import { places } from './problems.ts'
import type { PayerForm } from './use-payer-form.ts'
import { useProblemText } from './use-problem-text.ts'

const lines = [
  { which: 'firstName', autoComplete: 'given-name', most: 100 },
  { which: 'lastName', autoComplete: 'family-name', most: 100 },
  { which: 'email', autoComplete: 'email', most: 254 },
] as const

/** The payer's data; known for signed-in people. */
export function PayerPart({ filling }: { filling: PayerForm }) {
  const { payer: text } = useText('payer')
  const { language } = useLanguage()
  const problem = useProblemText(filling)
  const { draft, change, form } = filling
  const { payer } = draft
  const set = (parts: Partial<Payer>) => change({ payer: { ...payer, ...parts } })
  const isGift = form.kind === 'fund'
  return (
    <Part title={isGift ? text.giver : text.title} hint={text.hint}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {lines.map(({ which, autoComplete, most }) => (
          <TextField
            key={which}
            label={text[which]}
            required
            type={which === 'email' ? 'email' : 'text'}
            inputMode={which === 'email' ? 'email' : 'text'}
            autoComplete={autoComplete}
            maxLength={most}
            value={payer[which]}
            error={problem(places.payer(which))}
            onChange={({ target }) => set({ [which]: target.value })}
          />
        ))}
        <PhoneField
          label={text.phone}
          optional
          country={form.team.country}
          language={language}
          value={payer.phone}
          error={problem(places.payer('phone'))}
          onChange={(phone) => set({ phone })}
        />
      </div>
      {isGift && (
        <Checkbox
          label={text.anonymous}
          description={text.anonymousHint}
          value={draft.isAnonymous}
          onChange={(isAnonymous) => change({ isAnonymous })}
        />
      )}
    </Part>
  )
}
