import { withFullStop } from '@touchline/domain/values/full-stop'

import type { clubLetters as english } from './en.ts'

export const clubLetters: typeof english = {
  managerMade: {
    subject: (club) => `Du leitest ${club} jetzt mit`,
    body: (club, by) =>
      by === undefined
        ? `Du gehörst ab jetzt zur Vereinsleitung von ${withFullStop(club)}`
        : `${by} hat dich in die Vereinsleitung von ${club} geholt.`,
    rights: 'Die Vereinsleitung hat in jedem Team des Vereins Adminrechte.',
    action: 'Zum Verein',
  },
  managerDismissed: {
    subject: (club) => `Du leitest ${club} nicht mehr`,
    body: (club, by) =>
      by === undefined
        ? `Du gehörst nicht mehr zur Vereinsleitung von ${withFullStop(club)}`
        : `${by} hat dich aus der Vereinsleitung von ${club} genommen.`,
    rights: 'Dein Platz in einem Kader bleibt, wie er ist.',
    action: 'Meine Teams und Vereine',
  },
  why: 'Du bekommst diese E-Mail, weil es um deine Rechte im Verein geht. Welche E-Mails du bekommst, legst du in deinen Einstellungen fest.',
}
