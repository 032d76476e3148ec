import type { maintenance as english } from './en.ts'

export const maintenance: typeof english = {
  title: 'Wartungsarbeiten',
  lead: 'Wir führen gerade geplante Wartungsarbeiten durch und sind gleich wieder da.',
  tryAgain: 'Noch einmal versuchen',
  until: (moment) => `Voraussichtlich sind wir wieder da: ${moment}.`,
  safe: 'Deine Daten sind sicher. Diese Seite lädt neu, sobald es weitergeht.',
}
