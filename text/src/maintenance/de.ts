import type { maintenance as english } from './en.ts'

export const maintenance: typeof english = {
  title: 'Wartungsarbeiten',
  lead: 'Wir führen gerade geplante Wartungsarbeiten durch und sind gleich wieder da.',
  tryAgain: 'Noch einmal versuchen',
  until: (moment) => `Voraussichtlich sind wir wieder da: ${moment}.`,
  safe: 'Alles, was du gespeichert hast, ist sicher. Diese Seite öffnet sich dann von selbst wieder.',
}
