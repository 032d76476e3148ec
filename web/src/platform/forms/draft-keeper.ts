import { useEffect } from 'react'

import { storedSession } from '../session/session.ts'

interface Form<Values> {
  readonly getValues: () => Values
  readonly reset: (values: Values, how: { readonly keepDefaultValues: boolean }) => void
}

/**
 * Keeps typed values in this tab when a session ends, until the same account has signed in again
 * and returned to the page. One per kind of form.
 */
export function createDraftKeeper<Values>(): (form: Form<Values>) => void {
  const drafts = new Map<string, Values>()

  return function useKeptDraft({ getValues, reset }) {
    useEffect(() => {
      const key = `${storedSession()?.user.id} ${location.pathname}`
      const draft = drafts.get(key)
      drafts.clear()
      const untouched = JSON.stringify(getValues())
      if (draft !== undefined) reset(draft, { keepDefaultValues: true })

      return () => {
        const hasEnded = storedSession() === null
        if (hasEnded && JSON.stringify(getValues()) !== untouched) drafts.set(key, getValues())
      }
    }, [getValues, reset])
  }
}
