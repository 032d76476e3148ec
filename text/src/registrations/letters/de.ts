import { withFullStop } from '@touchline/domain/values/full-stop'

import type { registrationLetters as english } from './en.ts'

export const registrationLetters: typeof english = {
  confirm: {
    subject: (club) => `Bitte bestätigen Sie Ihre Anmeldung bei ${club}`,
    body: (names, club) => `Bitte bestätigen Sie, dass Sie ${names} bei ${club} anmelden.`,
  },
  waiting: {
    subject: (club) => `Sie stehen auf der Warteliste von ${club}`,
    body: (names, club) =>
      `Für ${names} ist noch kein Platz frei. ${club} schreibt Ihnen, sobald einer frei wird.`,
  },
  offered: {
    subject: (club) => `Ein Platz ist frei: ${club}`,
    body: (names, club) =>
      `Für ${names} ist ein Platz frei. Bitte sagen Sie ${club} Bescheid, ob Sie ihn nehmen. Danach geht er an die Nächsten auf der Liste.`,
  },
  /** An offer that wasn't taken in time. */
  lapsed: {
    subject: (club) => `Ihr Platz bei ${club} ist verfallen`,
    body: (names, club) =>
      `Für ${names} kam nicht rechtzeitig eine Antwort. Möchten Sie noch einen Platz? Bitte melden Sie sich bei ${club} neu an.`,
  },
  accepted: {
    subject: (club) => `Willkommen bei ${club}`,
    body: (names, club) => `${club} hat Ihre Anmeldung von ${names} angenommen.`,
  },
  declined: {
    subject: (club) => `${club} kann Ihre Anmeldung nicht annehmen`,
    body: (names, club) =>
      `Vielen Dank für die Anmeldung von ${names}. Leider muss ${club} absagen.`,
  },
  ended: {
    subject: (club) => `${club} nutzt Touchline nicht mehr`,
    body: (names, club) =>
      `Damit endet auch die Anmeldung von ${names}. Bitte wenden Sie sich direkt an ${withFullStop(club)}`,
  },
  actions: {
    confirm: 'Anmeldung bestätigen',
    waiting: 'Anmeldung ansehen',
    offered: 'Annehmen oder ablehnen',
  },
  facts: { team: 'Team', until: 'Antwort bis' },
  whyConfirm: (club) =>
    `Ihre Adresse steht in einer Anmeldung bei ${withFullStop(club)} Waren Sie das nicht? Nach 7 Tagen wird alles gelöscht.`,
  why: (club) => `Gesendet, weil Sie sich bei ${club} angemeldet haben.`,
  fee: (period) => `Mitgliedsbeitrag ${period}`,
}
