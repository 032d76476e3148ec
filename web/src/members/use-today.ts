import { useState } from 'react'

/** The day a form was opened, YYYY-MM-DD: a date of birth lies before it. */
export function useToday(): string {
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  return today
}
