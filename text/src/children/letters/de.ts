import type { childrenLetters as english } from './en.ts'

export const childrenLetters: typeof english = {
  comingOfAge: {
    subject: (team) => `${team}: bald volljährig`,
    heading: 'Bald volljährig',
    toPerson: (team, day) =>
      `Du wirst bald 18. Ab dem ${day} entscheidest du bei ${team} selbst: über deine Daten, deine Antworten, deine Einwilligungen.`,
    toPersonGuardians:
      'An diesem Tag endet der Zugang deiner Erziehungsberechtigten. Du musst nichts tun.',
    toGuardian: (child, team, day) =>
      `${child} wird bald 18. Ab dem ${day} entscheidet ${child} bei ${team} selbst, und dein Zugang als Elternteil endet.`,
    noAccount: (child) =>
      `${child} hat noch kein Konto. Trag die E-Mail-Adresse von ${child} im Profil ein, dann schicken wir an dem Tag eine Einladung.`,
    action: 'Profil öffnen',
    why: 'Du bekommst diese E-Mail, weil es um dich oder dein Kind in einem Team auf Touchline geht.',
  },
  cameOfAge: {
    subject: (team) => `${team}: Jetzt entscheidest du`,
    heading: 'Du bist volljährig',
    body: (team) =>
      `Ab heute entscheidest du bei ${team} selbst. Der Zugang deiner Erziehungsberechtigten ist beendet.`,
    consents: 'Was sie für dich erlaubt oder abgelehnt haben, gilt, bis du es änderst.',
    action: 'Meine Einwilligungen ansehen',
    guardianSubject: (team) => `${team}: Dein Zugang als Elternteil ist beendet`,
    guardianHeading: 'Dein Kind ist volljährig',
    guardianBody: (child, team) =>
      `${child} ist 18 und entscheidet bei ${team} jetzt allein. Dein Zugang als Elternteil ist beendet, deine Kontaktdaten sind aus dem Team entfernt.`,
    why: 'Du bekommst diese E-Mail, weil es um dich oder dein Kind in einem Team auf Touchline geht.',
  },
}
