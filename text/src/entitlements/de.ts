import type { entitlements as english } from './en.ts'

export const entitlements: typeof english = {
  toPremium: 'Premium ansehen',
  closed: {
    task_assignment: 'Zum Verteilen von Aufgaben braucht ihr Premium.',
    player_statistics: 'Für die Spielerstatistik braucht ihr Premium.',
    fee_collections: 'Für neue Sammlungen braucht ihr Premium.',
  },
  unchecked: 'Wir konnten das Abo nicht prüfen. Versuch es noch einmal.',
}
