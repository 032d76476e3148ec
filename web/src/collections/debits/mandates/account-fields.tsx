import { TextField } from '#web/ui/text-field.tsx'

import { needsPayerAddress, type TypedAccount } from './typed-account.ts'

type AccountProblems = Partial<Record<keyof TypedAccount, string>>

interface AccountFieldsProps {
  readonly words: Readonly<Record<'holder' | 'iban' | 'street' | 'postcode' | 'town', string>>
  readonly typed: TypedAccount
  readonly problems: AccountProblems
  readonly onChange: (parts: Partial<TypedAccount>) => void
}

/** Holder and IBAN; the address only if banks need it. */
export function AccountFields({ words, typed, problems, onChange }: AccountFieldsProps) {
  return (
    <>
      <TextField
        label={words.holder}
        required
        maxLength={70}
        autoComplete="off"
        value={typed.holder}
        onChange={({ target }) => onChange({ holder: target.value })}
        error={problems.holder}
      />
      <TextField
        label={words.iban}
        required
        maxLength={50}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed.iban}
        onChange={({ target }) => onChange({ iban: target.value })}
        error={problems.iban}
      />
      {needsPayerAddress(typed) && (
        <>
          <TextField
            label={words.street}
            required
            maxLength={70}
            value={typed.line}
            onChange={({ target }) => onChange({ line: target.value })}
            error={problems.line}
          />
          <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-3">
            <TextField
              label={words.postcode}
              required
              maxLength={16}
              value={typed.postcode}
              onChange={({ target }) => onChange({ postcode: target.value })}
              error={problems.postcode}
            />
            <TextField
              label={words.town}
              required
              maxLength={35}
              value={typed.town}
              onChange={({ target }) => onChange({ town: target.value })}
              error={problems.town}
            />
          </div>
        </>
      )}
    </>
  )
}
