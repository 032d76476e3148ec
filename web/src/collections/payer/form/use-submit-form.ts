import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { fieldsOf } from '#web/platform/client/refusal.ts'

import { type FormSubmission, useFillForm, usePayBills } from '../api.ts'
import { forgetForm } from './kept-form.ts'

/** Creates the bill, then opens the provider's page or the bill. */
export function useSubmitForm(onRefused: (fields: Readonly<Record<string, string>>) => void) {
  const navigate = useNavigate()
  const fill = useFillForm()
  const pay = usePayBills()

  function handIn(filled: FormSubmission): void {
    fill.mutate(filled, {
      onSuccess: ({ token, takesCard, nextAmount }) => {
        forgetForm(filled.key)
        const toBill = () => navigate(paths.bill(token), { replace: true })
        const isOnline = filled.paymentOption === 'card' || filled.paymentOption === 'instalments'
        if (!isOnline || !takesCard || nextAmount <= 0) return void toBill()
        pay.mutate(
          { tokens: [token], pay: 'next' },
          {
            // The provider's page returns to the bill, not to the submitted form.
            onSuccess: ({ url }) =>
              void Promise.resolve(toBill()).then(() => globalThis.location.assign(url)),
            onError: () => void toBill(),
          },
        )
      },
      onError: (error) => onRefused(fieldsOf(error)),
    })
  }

  return {
    handIn,
    error: fill.error,
    /** Until the next page is loaded. */
    isBusy: fill.isPending || fill.isSuccess,
    isLeaving: pay.isPending || pay.isSuccess,
  }
}
