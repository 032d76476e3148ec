import type { welcome as english } from './en.ts'

export const welcome: typeof english = {
  letter: {
    subject: (who, count, team) =>
      count === 1 ? `${who} ist bei ${team} eingeladen` : `${who} sind bei ${team} eingeladen`,
    subjectYou: (team) => `Einladung zu ${team}`,
    intro: (inviter, team) =>
      inviter === undefined
        ? `Kommen Sie zu ${team} auf Touchline: Sie sehen alle Trainings und Spiele und sagen, wer kommt.`
        : `${inviter} hat Sie bei ${team} auf Touchline eingetragen: Sie sehen alle Trainings und Spiele und sagen, wer kommt.`,
    action: 'Mitmachen',
    actionFor: (children) => `Für ${children} mitmachen`,
    whyByLink: 'Angefordert mit dem Link des Teams. Waren Sie das nicht? Ignorieren Sie sie.',
    until: (day) => `Der Link gilt einmal, bis zum ${day}. Bitte nicht weiterleiten.`,
  },
  going: 'Zusagen',
  notGoing: 'Absagen',
  invitedBy: (inviter) => `${inviter} lädt Sie ein.`,
  comingFor: (name) => `Kommt ${name}?`,
  coming: 'Kommen Sie?',
  relations: {
    mother: (children) => `Ja, ich bin die Mutter von ${children}`,
    father: (children) => `Ja, ich bin der Vater von ${children}`,
    guardian: (children) => `Ja, ich bin für ${children} erziehungsberechtigt`,
    other: (children) => `Ja, ich kümmere mich um ${children}`,
  },
  joinAs: (name) => `Ja, ich bin ${name} – mitmachen`,
  goOn: 'Weiter',
  change: 'Name oder Rolle ändern',
  firstName: 'Vorname',
  lastName: 'Nachname',
  role: 'Sie sind',
  roles: { mother: 'Mutter', father: 'Vater', guardian: 'Erziehungsberechtigt', other: 'Andere' },
  signsIn: (address) => `Meldet Sie als ${address} an, ohne Passwort.`,
  notMe: 'Das bin ich nicht',
  otherAccount: 'Anderes Konto verwenden',
  /** The page of a team's own link. */
  byLink: {
    title: (team) => `Bei ${team} mitmachen`,
    lead: 'Wir schicken Ihnen einen Link. Sie brauchen kein Passwort.',
    name: 'Vor- und Nachname',
    email: 'E-Mail',
    send: 'Link schicken',
    haveAccount: 'Ich nutze Touchline schon',
    missing: 'Bitte geben Sie Namen und eine gültige E-Mail-Adresse ein.',
    sent: {
      title: 'Sehen Sie in Ihren E-Mails nach',
      lead: (address) => `Ihr Link ist unterwegs an ${address}. Öffnen Sie ihn auf diesem Handy.`,
    },
  },
  club: {
    action: 'Rolle annehmen',
  },
  notMeDone: {
    title: 'Danke für den Hinweis',
    lead: 'Von diesem Team hören Sie nichts mehr.',
  },
  joined: {
    title: (team) => `Sie sind bei ${team} dabei`,
    lead: (address) => `Angemeldet mit Ihrem Konto ${address}.`,
    action: 'Zum Team',
  },
  gone: {
    used: {
      title: 'Diese Einladung ist schon eingelöst',
      lead: (address) => `${address} hat sie angenommen. Sind Sie das? Dann melden Sie sich an.`,
    },
    expired: {
      title: 'Diese Einladung ist abgelaufen',
      lead: 'Bitten Sie Ihr Trainerteam, sie noch einmal zu schicken.',
    },
    revoked: {
      title: 'Diese Einladung gilt nicht mehr',
      lead: 'Bitten Sie Ihr Trainerteam um eine neue.',
    },
    unknown: {
      title: 'Dieser Link funktioniert nicht',
      lead: 'Öffnen Sie die neueste E-Mail vom Team oder fragen Sie Ihr Trainerteam.',
    },
    tooYoung: {
      title: 'Das muss ein Elternteil machen',
      lead: 'Für ein eigenes Konto bist du zu jung. Zeig das deinen Eltern: Sie können für dich mitmachen.',
    },
    ownParent: {
      title: 'Da passt etwas nicht',
      lead: 'Elternteil und Kind scheinen dieselbe Person zu sein. Bitten Sie Ihr Trainerteam, das zu prüfen.',
    },
    busy: {
      title: 'Versuchen Sie es in ein paar Minuten noch einmal',
      lead: 'Zu viele Versuche aus Ihrem Netz.',
    },
    closed: {
      title: 'Mitmachen geht gerade nicht',
      lead: 'Neue Konten sind gerade nicht möglich. Sprechen Sie mit Ihrem Trainerteam.',
    },
    signIn: 'Anmelden',
  },
}
