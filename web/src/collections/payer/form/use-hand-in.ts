import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { fieldsOf } from '#web/platform/client/refusal.ts'

import { type Filled, useFillForm, usePayBills } from '../api.ts'
import { forgetForm } from './kept-form.ts'

/** Makes the bill, then leads to the provider's page or to the bill. */
export function useHandIn(onRefused: (fields: Readonly<Record<string, string>>) => void) {
  const navigate = useNavigate()
  const fill = useFillForm()
  const pay = usePayBills()

  function handIn(filled: Filled): void {
    fill.mutate(filled, {
      onSuccess: ({ token, takesCard, nextAmount }) => {
        forgetForm(filled.key)
        const toBill = () => navigate(paths.bill(token), { replace: true })
        const isOnline = filled.paymentOption === 'card' || filled.paymentOption === 'instalments'
        if (!isOnline || !takesCard || nextAmount <= 0) return void toBill()
        pay.mutate(
          { tokens: [token], pay: 'next' },
          {
            // The way back from the provider's page leads to the bill, never to a form handed in.
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
    /** Until another page is here. */
    isBusy: fill.isPending || fill.isSuccess,
    isLeaving: pay.isPending || pay.isSuccess,
  }
}
