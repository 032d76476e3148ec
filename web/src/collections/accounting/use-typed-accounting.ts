import type { AccountingShape } from '@touchline/contract/collections/shapes/accounting'
import { datevFileName } from '@touchline/domain/collections/accounting/datev'
import { type SubmitEvent, useState } from 'react'

import { saveFile } from '#web/members/save-file.ts'
import { fieldsOf } from '#web/platform/client/refusal.ts'
import { useReason } from '#web/platform/client/use-reason.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'

import { useExportAccounting } from './api.ts'
import {
  type AccountingProblems,
  problemsOf,
  initialAccounting,
  type TypedAccounting,
  toAccountingRequest,
} from './typed-accounting.ts'

/** The export while it is typed, and what is wrong with it once it was tried. */
export function useTypedAccounting(clubId: string, accounting: AccountingShape) {
  const text = useText('accounting')
  const toast = useToast()
  const file = useExportAccounting(clubId)
  const [typed, setTyped] = useState(() => initialAccounting(accounting))
  const [isTried, setTried] = useState(false)
  const found = problemsOf(typed, text)
  const { fields, other } = useRefusal(file.error)

  return {
    typed,
    problems: isTried ? { ...fields, ...found } : {},
    other,
    isBusy: file.isPending,
    change: (parts: Partial<TypedAccounting>) => {
      file.reset()
      setTyped((now) => ({ ...now, ...parts }))
    },
    submit: (event: SubmitEvent) => {
      event.preventDefault()
      setTried(true)
      if (Object.keys(found).length > 0 || file.isPending) return
      file.mutate(toAccountingRequest(typed), {
        onSuccess: (blob) => {
          saveFile(blob, datevFileName(typed))
          toast({ title: text.saved })
        },
      })
    },
  }
}

/** Sentences beside the fields that the server refused, and one for everything else. */
function useRefusal(error: Error | null) {
  const { problems } = useText('accounting')
  const { errors } = useText('wire')
  const reason = useReason(error)
  const known = new Map<string, string>(Object.entries(problems))
  const fields: AccountingProblems = Object.fromEntries(
    Object.entries(fieldsOf(error)).map(([field, code]) => [
      field,
      known.get(code) ?? errors.invalid_input,
    ]),
  )
  const isOfField = Object.keys(fields).length > 0
  return { fields, other: error === null || isOfField ? undefined : (reason ?? errors.unavailable) }
}
