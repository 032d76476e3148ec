import type { Assignee } from '@touchline/contract/teams/shapes/belongings'

export function assigneeName({ firstName, lastName }: Assignee): string {
  return [firstName, lastName].filter(Boolean).join(' ')
}
